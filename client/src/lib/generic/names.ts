// Names out of an almanac of any game: `card:lantern_flare#2` is looked up under "cards" (or "card") by its id.

import { cut, type Namer } from "../text";
import type { Plain } from "../wire";

type Entry = { [key: string]: Plain };

const isEntry = (value: Plain | undefined): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/** The entry of the almanac that a reference means: on the shelf of its kind, or else on any; also for a bare id. */
export function entryOf(almanac: Plain, ref: string): Entry | undefined {
  if (!isEntry(almanac)) return undefined;
  const [kind, raw] = ref.includes(":") ? cut(ref) : ["", ref];
  const id = raw.replace(/#\d+$/, "");
  for (const shelf of [almanac[`${kind}s`], almanac[kind], ...Object.values(almanac)]) {
    const found = onShelf(shelf, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function onShelf(shelf: Plain | undefined, id: string): Entry | undefined {
  if (Array.isArray(shelf)) {
    const found = shelf.find((entry) => isEntry(entry) && entry["id"] === id);
    return isEntry(found) ? found : undefined;
  }
  if (!isEntry(shelf)) return undefined;
  const found = shelf["id"] === id ? shelf : shelf[id];
  return isEntry(found) ? found : undefined;
}

export const genericNamer =
  (almanac: Plain): Namer =>
  (ref) => {
    const name = entryOf(almanac, ref)?.["name"];
    return typeof name === "string" ? name : undefined;
  };
