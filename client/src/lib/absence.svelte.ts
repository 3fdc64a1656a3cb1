// Whether something happened while nobody looked: the page was closed or hidden, or the connection was lost.

import { follows } from "./motion/motion";
import type { Connection, TableState } from "./connection";

/** With so few steps a game has only just begun. */
const BEGUN = 3;

export class Absence {
  /** Something was missed, and nobody has said yet that they have read of it. */
  missed = $state(false);

  /** `near`: whoever plays here sat beside it all the time, on a device that goes from hand to hand. Returns how to stop. */
  watch(connection: Pick<Connection, "subscribe">, near = false): () => void {
    let before: TableState | null = null;
    return connection.subscribe((after) => {
      if (before === null) this.missed = !near && after.seq > BEGUN;
      else if (after.seat !== before.seat) this.missed = false;
      else if (after.seq !== before.seq && (document.visibilityState === "hidden" || !follows(before, after))) this.missed = true;
      // Whoever answers has seen how things stand.
      else if (after.waiting && !before.waiting) this.missed = false;
      before = after;
    });
  }
}
