// Looking back: moments put together from pages, the way through them, the plot, and addresses of moments.
import { encode } from "@msgpack/msgpack";
import { expect, test } from "vitest";

import { Film, readPage, turnFrom, type Page } from "../src/lib/replay/film";
import { plot, table, type Paper } from "../src/lib/replay/plot";
import { placeOf, replayPath } from "../src/lib/route.svelte";

const line = (n: number, seq: number): never => [n, ["deed", {}], seq, 0, 0] as never;

const FIRST: Page = {
  last: 5,
  table: { round: 1, row: ["fox", "owl"] },
  mine: null,
  moments: [
    { seq: 1, at: 1000, mark: { round: 1, scores: [0, 0] }, lines: [line(1, 1)] },
    { seq: 2, at: 2000, table: { row: { 1: ["bear"] } } as never, mark: { round: 1, turn: 0, scores: [0, 0] } },
    { seq: 3, at: 3000, lines: [line(2, 3), line(3, 3)] },
  ],
};
const SECOND: Page = {
  last: 5,
  table: { round: 1, row: ["fox", "bear"] },
  mine: null,
  moments: [
    { seq: 4, at: 4000, mark: { round: 1, turn: 1, scores: [2, 0] } },
    { seq: 5, at: 5000, table: { round: [2] } as never, mark: { round: 2, turn: 1, scores: [2, 3] }, lines: [line(4, 5)] },
  ],
};

const film = (...pages: Page[]): Film => {
  const made = new Film();
  for (const page of pages) made.add(readPage(encode(page)));
  return made;
};

test("moments are what the pages say, wherever they begin", () => {
  const whole = film(SECOND, FIRST);
  expect(whole.moments.map((m) => m.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(whole.at(1)?.table).toEqual({ round: 1, row: ["fox", "owl"] });
  expect(whole.at(3)?.table).toEqual({ round: 1, row: ["fox", "bear"] });
  expect(whole.at(5)?.table).toEqual({ round: 2, row: ["fox", "bear"] });
  expect(whole.at(3)?.mark).toEqual({ round: 1, turn: 0, scores: [0, 0] });
  expect(whole.at(6)).toBeUndefined();
});

test("what is missing is known", () => {
  expect(film(SECOND).gap()).toBe(1);
  expect(film(FIRST).gap()).toBe(4);
  expect(film(FIRST, SECOND).gap()).toBeNull();
});

test("the log is told up to the moment, as far back as it is here", () => {
  expect(film(FIRST, SECOND).linesTo(3).map((l) => l.n)).toEqual([1, 2, 3]);
  expect(film(FIRST, SECOND).linesTo(5).map((l) => l.n)).toEqual([1, 2, 3, 4]);
  expect(film(SECOND).linesTo(5).map((l) => l.n)).toEqual([4]);
});

test("turns begin where somebody else has the turn, or a round begins", () => {
  const { turns, rounds, scores } = film(FIRST, SECOND);
  expect(turns).toEqual([1, 2, 4, 5]);
  expect(rounds).toEqual([{ round: 1, seq: 1 }, { round: 2, seq: 5 }]);
  expect(scores).toEqual([{ seq: 1, scores: [0, 0] }, { seq: 4, scores: [2, 0] }, { seq: 5, scores: [2, 3] }]);
  expect([turnFrom(turns, 3, 1), turnFrom(turns, 3, -1), turnFrom(turns, 2, -1), turnFrom(turns, 5, 1), turnFrom(turns, 1, -1)]).toEqual([4, 2, 1, undefined, undefined]);
});

const PAPER: Paper = { width: 400, height: 200, left: 30, right: 40, top: 10, bottom: 20 };
const SCORES = [{ seq: 1, scores: [0, 0] }, { seq: 4, scores: [2, 0] }, { seq: 11, scores: [12, 12] }];

test("a tap on the plot finds the moment that is drawn there", () => {
  const shape = plot(SCORES, 11, PAPER);
  for (let seq = 1; seq <= 11; seq += 1) expect(shape.seq(shape.x(seq))).toBe(seq);
  expect([shape.seq(0), shape.seq(400)]).toEqual([1, 11]);
});

test("lines rise where the score does, on round ticks, and their names stand apart", () => {
  const { lines, ticks } = plot(SCORES, 11, PAPER);
  const y = (n: number): number => ticks.find((tick) => tick.n === n)?.y ?? NaN;
  expect(ticks.map((tick) => tick.n)).toEqual([0, 5, 10, 15]);
  expect(lines.map((l) => [l.seat, l.last])).toEqual([[0, 12], [1, 12]]);
  expect(lines[1]?.path.startsWith(`M30 ${y(0)}H360V`)).toBe(true);
  expect(lines[0]?.path.split("V").length).toBe(3);
  expect(Math.abs((lines[0]?.end.y ?? 0) - (lines[1]?.end.y ?? 0))).toBeGreaterThanOrEqual(17);
});

test("scores may fall below nothing, and nobody need have any", () => {
  const below = plot([{ seq: 1, scores: [0] }, { seq: 2, scores: [-3] }], 3, PAPER);
  expect(below.ticks[0]?.n).toBeLessThanOrEqual(-3);
  expect(plot([], 3, PAPER).lines).toEqual([]);
});

test("the table says what everybody had at the end of each round", () => {
  expect(table(SCORES, [{ round: 1, seq: 1 }, { round: 2, seq: 5 }], 11)).toEqual([
    { round: 1, seq: 4, scores: [2, 0] },
    { round: 2, seq: 11, scores: [12, 12] },
  ]);
  const without = table(SCORES, [], 11);
  expect(without.map((row) => row.round)).toEqual([null, null, null, null, null]);
  expect(without.at(-1)).toEqual({ round: null, seq: 11, scores: [12, 12] });
});

test("the address of a moment says where, and comes back as it was", () => {
  expect(replayPath("K7M2QX", {})).toBe("/t/K7M2QX/replay");
  const path = replayPath("K7M2QX", { at: 12, eyes: 0 });
  expect(path).toBe("/t/K7M2QX/replay?at=12&eyes=0");
  expect(placeOf(path)).toEqual({ at: "table", code: "K7M2QX", look: { at: 12, from: null, to: null, eyes: 0 } });
  expect(placeOf("/t/k7m2qx/replay?from=3&to=9&at=-1&eyes=x")).toEqual({ at: "table", code: "K7M2QX", look: { at: null, from: 3, to: 9, eyes: null } });
  expect(placeOf("/t/K7M2QX")).toEqual({ at: "table", code: "K7M2QX", look: null });
  expect(placeOf("/t/K7M2QX/tv")).toEqual({ at: "tv", code: "K7M2QX" });
});
