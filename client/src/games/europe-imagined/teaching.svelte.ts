// The guided first game on a board: joins what is seen to what the coach says.

import type { Advice } from "../../lib/coach";
import { Lesson } from "../../lib/lesson.svelte";
import { cut } from "../../lib/text";
import type { Board } from "./board.svelte";
import { advise, LAMPS, lamps, type Lamp, type Seen } from "./coach";

export class Teaching {
  readonly lesson: Lesson<Lamp>;
  /** A Legend's card has been open. */
  private read = $state(false);

  constructor(readonly board: Board) {
    this.lesson = new Lesson(board.table, LAMPS, () => (this.seen === null ? new Set() : lamps(this.seen)));
    $effect.pre(() => {
      if (this.board.table.opened.some((ref) => this.shows(ref))) this.read = true;
    });
  }

  readonly advice = $derived.by((): Advice | null => (this.lesson.on && !this.lesson.complete && this.seen !== null ? advise({ ...this.seen, choice: this.board.deciding.choice, lit: this.lesson.lit }) : null));

  /** Everything has been done, and nothing is being settled any more: time for the page that says so. */
  get over(): boolean {
    return this.lesson.on && this.lesson.complete && this.board.fight === undefined;
  }

  private get seen(): Seen | null {
    const { view, seat, book, table } = this.board;
    if (view === null || seat === null) return null;
    const deeds = new Set(table.session.state.lines.filter((line) => line.seat === seat).map((line) => line.text[0]));
    return { view, seat, book, deeds, read: this.read };
  }

  private shows(ref: string): boolean {
    const [kind, id] = cut(ref);
    return kind === "legend" || (kind === "tile" && this.board.view?.map[id]?.legend !== undefined);
  }
}
