// What is worth looking at first: the decision already says what every choice costs and brings.

import type { GameHints } from "../../lib/hints";
import type { Option } from "../../lib/wire";
import { numberIn } from "./numbers";

/** How much more a pyramid would count; compasses at rest decide between equals. */
const gain = (option: Option): number => {
  const n = (name: string): number => numberIn(option, name) ?? 0;
  return option.group === "swap" ? n("after") - n("before") + (n("opened") - n("open")) / 10 : n("change") + n("rest") / 20;
};

export const hints: GameHints = {
  purpose: (group) => `hint-for-${group}`,
  opinion: (_table, option) => ({ why: [], score: gain(option) }),
};
