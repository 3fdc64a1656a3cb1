import { expect, it } from "vitest";

import { changedPaths, movesOf } from "./moves";

it("names the smallest parts that read otherwise", () => {
  const before = { stones: 9, row: ["a", "b"], players: [{ n: 1, hand: ["x"] }, { n: 2, hand: [] }], open: { deep: true } };
  expect(changedPaths(before, before, "t")).toEqual([]);
  expect(changedPaths(before, { ...before, stones: 8 }, "t")).toEqual(["t/stones"]);
  expect(changedPaths(before, { ...before, row: ["a"] }, "t")).toEqual(["t/row"]);
  expect(changedPaths(before, { ...before, players: [{ n: 1, hand: ["x"] }, { n: 3, hand: [] }] }, "t")).toEqual(["t/players/1/n"]);
  expect(changedPaths(before, { ...before, players: [...before.players, { n: 7 }] }, "t")).toEqual(["t/players/2/n"]);
  expect(changedPaths(before, { ...before, fresh: null, open: { deep: false } }, "t")).toEqual(["t/open/deep", "t/fresh"]);
});

it("points at one's own things and the table's, and at nothing when everything is new", () => {
  expect(movesOf({ table: { n: 1 }, mine: { hand: ["x"] } }, { table: { n: 2 }, mine: { hand: ["x", "y"] } })).toEqual([
    { how: "tell", what: "mine/hand" },
    { how: "tell", what: "table/n" },
  ]);
  const many = (from: number) => Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, i + from]));
  expect(movesOf({ table: many(0), mine: null }, { table: many(1), mine: null })).toEqual([]);
});
