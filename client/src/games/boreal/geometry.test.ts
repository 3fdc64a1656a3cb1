import { expect, test } from "vitest";

import { below, covers, inReach, lineOf, rulerAt, slotsFor, spotName, spotOf, xOf } from "./geometry";

const card = (level: number, column: number, covered = false) => ({ level, column, covered });

test("places by name, also the two ends of a line that grows", () => {
  expect(spotOf("L1-first", 0)).toEqual({ level: 1, column: 1 });
  expect(spotOf("L1-left", 2)).toEqual({ level: 1, column: 0 });
  expect(spotOf("L1-right", 2)).toEqual({ level: 1, column: 3 });
  expect(spotOf("L3.2", 4)).toEqual({ level: 3, column: 2 });
  expect(spotOf("L1-middle", 2)).toBeNull();
  expect(spotName({ level: 2, column: 3 })).toBe("L2.3");
});

test("the line stays in the middle, upper cards between their supports, and both ends have room", () => {
  expect(xOf({ level: 1, column: 1 }, 0, 5)).toBe(2);
  expect([0, 1, 2, 3, 4].map((column) => xOf({ level: 1, column }, 3, 5))).toEqual([0, 1, 2, 3, 4]);
  expect([1, 2, 3, 4].map((column) => xOf({ level: 1, column }, 4, 4))).toEqual([0, 1, 2, 3]);
  expect(xOf({ level: 2, column: 1 }, 4, 4)).toBe(0.5);
  expect(xOf({ level: 4, column: 1 }, 4, 4)).toBe(1.5);
  for (const line of [1, 2, 3]) {
    expect(xOf({ level: 1, column: 0 }, line, 5)).toBeGreaterThanOrEqual(0);
    expect(xOf({ level: 1, column: line + 1 }, line, 5)).toBeLessThanOrEqual(4);
  }
});

test("a card covers what lies under it and is not covered yet", () => {
  const pyramid = [card(1, 1, true), card(1, 2, true), card(1, 3), card(2, 1)];
  expect(below({ level: 2, column: 2 })).toEqual([{ level: 1, column: 2 }, { level: 1, column: 3 }]);
  expect(below({ level: 1, column: 2 })).toEqual([]);
  expect(covers(pyramid, { level: 2, column: 2 })).toEqual([card(1, 3)]);
  expect(covers(pyramid, { level: 1, column: 4 })).toEqual([]);
  expect(lineOf(pyramid)).toBe(3);
});

test("the row from both sides: white reads it as it is numbered, black from the other end", () => {
  expect(slotsFor([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(slotsFor([8, 7, 6, 5, 4, 3, 2, 1])).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test("reach is everything up to the token's space, and space 0 reaches nothing", () => {
  expect([1, 2, 3, 4].map((column) => inReach(column, 3))).toEqual([true, true, true, false]);
  expect([1, 8].some((column) => inReach(column, 0))).toBe(false);
});

test("the ruler ends behind the last column that is in reach, from either side", () => {
  expect([0, 4, 8].map((space) => rulerAt(space, false))).toEqual([0, 50, 100]);
  expect([0, 5, 8].map((space) => rulerAt(space, true))).toEqual([100, 37.5, 0]);
});
