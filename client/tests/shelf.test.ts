import { expect, test } from "vitest";

import { longestFirst, offered } from "../src/lib/shelf";

const game = (id: string, low: number, high: number) => ({ id, name: id, minutes: [low, high] as [number, number] });
const list = [game("short", 20, 40), game("b", 60, 120), game("a", 60, 120), game("long", 90, 120)];

test("the longest game is offered first, the order of arrival does not matter", () => {
  expect(longestFirst(list).map((g) => g.id)).toEqual(["long", "a", "b", "short"]);
  expect(longestFirst([...list].reverse()).map((g) => g.id)).toEqual(["long", "a", "b", "short"]);
});

test("the game of the last time is chosen from the start, while it is there", () => {
  expect(offered(list, "a")?.id).toBe("a");
  expect(offered(list, "gone")?.id).toBe("short");
  expect(offered(list, null)?.id).toBe("short");
  expect(offered([], "a")).toBeUndefined();
});
