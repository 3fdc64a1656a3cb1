// The guided first game on a board: joins what is seen to what the coach says.

import type { Advice } from "../../lib/coach";
import { Lesson } from "../../lib/lesson.svelte";
import type { Board } from "./board.svelte";
import { advise, LAMPS, lamps, type Lamp, type Seen } from "./coach";

export class Teaching {
  readonly lesson: Lesson<Lamp>;

  constructor(readonly board: Board) {
    this.lesson = new Lesson(board.table, LAMPS, () => (this.seen === null ? new Set() : lamps(this.seen)));
  }

  readonly advice = $derived.by((): Advice | null =>
    this.lesson.on && !this.lesson.complete && this.seen !== null ? advise({ ...this.seen, choice: this.board.deciding.choice, lit: this.lesson.lit }) : null,
  );

  get over(): boolean {
    return this.lesson.on && this.lesson.complete;
  }

  private get seen(): Seen | null {
    const { view, seat, almanac, table } = this.board;
    if (view === null || seat === null) return null;
    const deeds = new Set(table.session.state.lines.filter((line) => line.seat === seat).map((line) => line.text[0]));
    return { view, seat, cards: almanac.cards, deeds };
  }
}
