// What a guided first game says: one sentence, why, and what to point at. The sentences are the game's; how they are shown is the same for all.

import type { Text } from "./wire";

/**
 * Something on the screen that may be pointed at, as its `data-guide` names it: `go` and `pass` are the buttons of the decision, `option:<id>`
 * and `more:<amount>` its choices, `act:<group>` a family of options, `card` a name in the coach's own sentence; a game has more of its own.
 */
export type Target = string;

export interface Advice {
  say: Text;
  /** Why one would do it. */
  why?: Text;
  /** What to tap, the first of these that is in sight. */
  at: readonly Target[];
}
