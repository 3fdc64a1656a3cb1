// When a seat is to be called: somebody waits for it who did not a moment ago.

import type { Call } from "./alerts.svelte";
import type { Connection, TableState } from "./connection";

/** What comes so soon after one's own answer, in milliseconds, one is still looking at. */
const FRESH = 1500;

/** Whether the change is a call, and which one: a turn, or a word in somebody else's. What is asked already when the page opens is no call. */
export function callIn(before: TableState, after: TableState, sinceAnswer: number): Call | null {
  if (!before.known || after.ask === null || before.seat !== after.seat || before.ask !== null || sinceAnswer < FRESH) return null;
  return after.ask.decision.window ? "input" : "turn";
}

/** Tell of every call of a connection. Returns how to stop. */
export function calls(connection: Pick<Connection, "subscribe">, tell: (call: Call) => void, now: () => number = Date.now): () => void {
  let before: TableState | null = null;
  let answered = -Infinity;
  return connection.subscribe((after) => {
    if (before !== null) {
      if (before.waiting && !after.waiting) answered = now();
      const call = callIn(before, after, now() - answered);
      if (call !== null) tell(call);
    }
    before = after;
  });
}
