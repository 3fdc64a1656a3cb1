// What the things of this game are called.

import { cut, type Namer } from "../../lib/text";
import type { Plain } from "../../lib/wire";
import { bookOf, printed } from "./model";

export function namer(almanac: Plain): Namer {
  const book = bookOf(almanac);
  return (ref) => {
    const [kind, raw] = cut(ref);
    const id = printed(raw);
    switch (kind) {
      case "tile":
        return book.tile(id).name;
      case "card":
        return book.card(id)?.name ?? book.legend(id)?.name;
      case "companion": {
        // A rival's Companion may be named with the seat in front: `2:huldra`.
        const own = id.includes(":") ? printed(cut(id)[1]) : id;
        return book.card(own)?.name ?? book.companion(own).name;
      }
      case "legend":
        return book.legend(id)?.name;
      case "relic":
        return book.legend(id)?.reward.name;
      case "explorer":
        return book.explorer(id)?.name;
      default:
        return undefined;
    }
  };
}
