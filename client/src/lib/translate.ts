// The almanac of a game in another language than English.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Plain } from "./wire";

type Entry = { [key: string]: Plain };

const isEntry = (value: Plain | undefined): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The almanac with every word that the messages have. The message of a record is called `<kind>-<id>`, the kind being its shelf in
 * the singular: its value is the record's `name`, its attributes are other words by their path (`reward-effect`, `rulings-1`). The
 * name of a part with a `kind` of its own is the message `<kind of the part>-<id>`. What no message has stays as it is; `short`, the
 * name as it is where there is little room, comes on top.
 */
export function translated(almanac: Plain, locale: string, source: string): Plain {
  if (!isEntry(almanac)) return almanac;
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const words = (key: string): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    const message = bundle.getMessage(key);
    if (message === undefined) return found;
    if (message.value !== null) found.set("name", bundle.formatPattern(message.value, {}, []));
    for (const [name, pattern] of Object.entries(message.attributes)) found.set(name, bundle.formatPattern(pattern, {}, []));
    return found;
  };
  const record = (kind: string, id: string, entry: Entry): Plain => {
    const found = new Map(words(`${kind}-${id}`));
    for (const [name, part] of Object.entries(entry)) {
      if (!isEntry(part) || typeof part["kind"] !== "string") continue;
      const own = words(`${part["kind"]}-${id}`).get("name") ?? (part["name"] === entry["name"] ? found.get("name") : undefined);
      if (own !== undefined) found.set(`${name}-name`, own);
    }
    const short = found.get("short");
    return found.size === 0 ? entry : { ...(replaced(entry, "", found) as Entry), ...(short === undefined ? {} : { short }) };
  };
  return Object.fromEntries(
    Object.entries(almanac).map(([shelf, entries]) => {
      const kind = shelf.replace(/s$/, "");
      if (!isEntry(entries)) return [shelf, entries];
      if (typeof entries["id"] === "string") return [shelf, record(kind, entries["id"], entries)];
      return [shelf, Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, isEntry(entry) ? record(kind, id, entry) : entry]))];
    }),
  );
}

/** A copy with the words in their places; a list counts from 1. */
function replaced(value: Plain, path: string, words: ReadonlyMap<string, string>): Plain {
  const below = (name: string | number): string => (path === "" ? String(name) : `${path}-${name}`);
  if (Array.isArray(value)) return value.map((item, i) => replaced(item, below(i + 1), words));
  if (isEntry(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, below(name), words)]));
  return typeof value === "string" ? (words.get(path) ?? value) : value;
}
