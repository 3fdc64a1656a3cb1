// What the things of this game are called; places and slots are messages.

import { cut, type Namer } from "../../lib/text";
import type { Plain } from "../../lib/wire";
import { almanacOf } from "./almanac";

export function namer(almanac: Plain): Namer {
  const { cards } = almanacOf(almanac);
  return (ref) => {
    const [kind, id] = cut(ref);
    return kind === "card" ? cards[id]?.name : undefined;
  };
}
