// Watches one table and shows what each step changed. The page itself holds the new view at once; what moves is drawn over it and
// can be dropped at any moment.

import { tick } from "svelte";

import type { TableState } from "../connection";
import type { Feed } from "../session.svelte";
import type { Plain } from "../wire";
import { outline, prepare } from "./act";
import type { Move } from "./move";
import { Queue, type Act } from "./queue";
import "./motion.css";

/** What one seat saw at one moment. */
export interface Seen {
  table: Plain;
  mine: Plain;
}
export type Moves = (before: Seen, after: Seen, seat: number | null) => Move[];

type Moment = Pick<TableState, "seq" | "seat" | "table" | "mine">;

/** Whether one is the very next step of the other, seen with the same eyes. What came while nobody looked is told, not shown. */
export const follows = (before: Moment, after: Moment): boolean =>
  after.seq === before.seq + 1 && after.seat === before.seat && before.table !== null && after.table !== null;

export class Motion {
  readonly queue = new Queue();
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
  private last: TableState | null = null;

  /** `outlined`: what changed is outlined for everybody, also for those who like things to move. */
  constructor(
    private readonly moves: Moves,
    private readonly outlined = false,
  ) {}

  /** Follow what the screens show. Returns how to stop. */
  watch(feed: Feed): () => void {
    this.last = null;
    const skip = (): void => this.queue.skip();
    const hide = (): void => {
      if (document.visibilityState === "hidden") skip();
    };
    // The session heard of it first, so its screens are about to be drawn anew but still show what was.
    const stop = feed.subscribe((state) => this.take(state));
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    document.addEventListener("visibilitychange", hide);
    return () => {
      stop();
      skip();
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
      document.removeEventListener("visibilitychange", hide);
    };
  }

  private take(state: TableState): void {
    const before = this.last;
    this.last = state;
    if (before === null || state.seq === before.seq) return;
    if (document.visibilityState === "hidden" || !follows(before, state)) {
      this.queue.skip();
      return;
    }
    const moves = this.moves(before, state, state.seat);
    if (moves.length > 0) void this.show(moves);
  }

  private async show(moves: readonly Move[]): Promise<void> {
    const still = this.outlined || this.still.matches;
    const ready = moves.map((move) => (still ? outline(move) : prepare(move)));
    await tick();
    this.queue.add(ready.map((make) => make()).filter((act): act is Act => act !== null));
  }
}
