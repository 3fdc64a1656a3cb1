// Which glyph of the icon sheet stands for a reference.

import { cut } from "../../lib/text";
import type { Book } from "./almanac";
import { printed } from "./model";

const POOLS: Record<string, string> = { lanterns: "lantern", reserve: "reserve", renown: "renown", hand: "hand" };

/** Group and id on the icon sheet; null where a reference has no glyph. */
export function glyphOf(ref: string, book: Book): [group: string, id: string] | null {
  const [kind, raw] = cut(ref);
  const id = printed(raw.slice(raw.lastIndexOf(":") + 1));
  switch (kind) {
    case "tile":
      return ["kinds", book.tile(id).type ?? "gate"];
    case "card":
    case "companion":
      return [book.card(id) === undefined ? "legends" : "cards", id];
    case "legend":
      return id === "face_down" ? ["signs", "trickster"] : ["legends", id];
    case "relic":
      return ["relics", id];
    case "explorer":
      return ["explorers", id];
    case "kind":
      return ["kinds", id];
    case "pool":
      return ["signs", POOLS[id] ?? "renown"];
    default:
      return null;
  }
}
