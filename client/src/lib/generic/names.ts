// Names out of an almanac of any game: `card:lantern_flare#2` is looked up under "cards" (or "card") by its id.

import { cut, type Namer } from "../text";
import type { Plain } from "../wire";

type Entry = { [key: string]: Plain };

const isEntry = (value: Plain | undefined): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/** The entry of the almanac that a reference means. */
export function entryOf(almanac: Plain, ref: string): Entry | undefined {
  if (!isEntry(almanac)) return undefined;
  const [kind, raw] = cut(ref);
  const id = raw.replace(/#\d+$/, "");
  for (const shelf of [almanac[`${kind}s`], almanac[kind]]) {
    if (Array.isArray(shelf)) {
      const found = shelf.find((entry) => isEntry(entry) && entry["id"] === id);
      if (isEntry(found)) return found;
    } else if (isEntry(shelf)) {
      const found = shelf[id];
      if (isEntry(found)) return found;
    }
  }
  return undefined;
}

export const genericNamer =
  (almanac: Plain): Namer =>
  (ref) => {
    const name = entryOf(almanac, ref)?.["name"];
    return typeof name === "string" ? name : undefined;
  };
