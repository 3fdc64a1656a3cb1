import { expect, test } from "vitest";

import { rows } from "../src/lib/keylist";

const names = (extra: string[], looking: boolean): string[] => rows(extra, looking).map(([name]) => name);

test("a table lists the keys of every game and its own, and none that lead through time", () => {
  expect(names([], false)).not.toContain("map");
  expect(names(["map", "end"], false)).toEqual(expect.arrayContaining(["map", "end", "arrows", "digits"]));
  expect(names(["map"], false).filter((name) => name.startsWith("look-"))).toEqual([]);
});

test("looking back lists the keys through time first, and none that would decide", () => {
  const found = names(["map", "end", "turn"], true);
  expect(found.slice(0, 5)).toEqual(["look-step", "look-turn", "look-ends", "look-run", "look-leave"]);
  expect(found).toEqual(expect.arrayContaining(["map", "list"]));
  for (const deciding of ["take", "digits", "end", "turn", "hints", "back"]) expect(found).not.toContain(deciding);
});

test("no key stands for two things at once", () => {
  for (const looking of [false, true]) {
    const pressed = rows(["map", "hand", "places", "pawn", "turn", "turn-left", "amount", "end"], looking).map(([, keys]) => keys.join(" "));
    expect(new Set(pressed).size).toBe(pressed.length);
  }
});
