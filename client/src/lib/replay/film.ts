// A game moment by moment, put together from the pages that the server tells it in. Parts that did not change are shared.

import { decode } from "@msgpack/msgpack";

import { apply } from "../delta";
import { logLines } from "../reader";
import type { LogLine, Plain } from "../wire";

/** Where the game stood, as far as the rules tell. */
export interface Mark {
  round: number | null;
  /** Seat whose turn it is. */
  turn: number | null;
  /** Of each seat; empty where nothing is counted before the end. */
  scores: number[];
}

export interface Moment {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  table: Plain;
  mine: Plain;
  mark: Mark;
  lines: LogLine[];
}

interface Told {
  seq: number;
  at: number;
  table?: Plain;
  mine?: Plain;
  mark?: { round?: number; turn?: number; scores?: number[] };
  lines?: Plain;
}
export interface Page {
  last: number;
  table: Plain;
  mine: Plain;
  moments: Told[];
}

/** A page as it came over the network. */
export const readPage = (data: Uint8Array): Page => decode(data, { mapKeyConverter: String }) as Page;

const NOWHERE: Mark = { round: null, turn: null, scores: [] };

export class Film {
  /** Number of the last step there is, as far as is known. */
  last = 0;
  private readonly held = new Map<number, Moment>();

  get size(): number {
    return this.held.size;
  }

  at(seq: number): Moment | undefined {
    return this.held.get(seq);
  }

  add(page: Page): void {
    this.last = Math.max(this.last, page.last);
    let { table, mine } = page;
    let mark = NOWHERE;
    for (const told of page.moments) {
      table = apply(table, told.table);
      mine = apply(mine, told.mine);
      if (told.mark !== undefined) mark = { round: told.mark.round ?? null, turn: told.mark.turn ?? null, scores: told.mark.scores ?? [] };
      this.held.set(told.seq, { seq: told.seq, at: told.at, table, mine, mark, lines: logLines(told.lines) });
    }
  }

  /** The first step from `since` on that is not here yet; null when all are. */
  gap(since = 1): number | null {
    for (let seq = since; seq <= this.last; seq += 1) if (!this.held.has(seq)) return seq;
    return null;
  }

  /** All moments that are here, in order. */
  get moments(): Moment[] {
    return [...this.held.values()].sort((a, b) => a.seq - b.seq);
  }

  /** The log as it stood at a moment; it begins where what is here begins. */
  linesTo(seq: number): LogLine[] {
    const lines: LogLine[][] = [];
    for (let n = seq; n >= 1; n -= 1) {
      const moment = this.held.get(n);
      if (moment === undefined) break;
      lines.push(moment.lines);
    }
    return lines.reverse().flat();
  }

  /** Where turns begin: the first moment, and every one at which the round or who has the turn is another than before. */
  get turns(): number[] {
    let before: Mark | null = null;
    return this.moments.flatMap(({ seq, mark }) => {
      const begins = before === null || mark.round !== before.round || (mark.turn !== before.turn && mark.turn !== null);
      before = mark;
      return begins ? [seq] : [];
    });
  }

  /** Where rounds begin. */
  get rounds(): { round: number; seq: number }[] {
    let before: number | null = null;
    return this.moments.flatMap(({ seq, mark: { round } }) => {
      const begins = round !== null && round !== before;
      before = round ?? before;
      return begins && round !== null ? [{ round, seq }] : [];
    });
  }

  /** The score of each seat wherever anybody's changes. */
  get scores(): { seq: number; scores: number[] }[] {
    let before = "";
    return this.moments.flatMap(({ seq, mark: { scores } }) => {
      const now = scores.join();
      const changed = now !== before;
      before = now;
      return changed && scores.length > 0 ? [{ seq, scores }] : [];
    });
  }
}

/** The turn before or after a moment; the moment's own beginning comes first on the way back. */
export function turnFrom(turns: number[], seq: number, by: 1 | -1): number | undefined {
  return by > 0 ? turns.find((n) => n > seq) : turns.findLast((n) => n < seq);
}
