import { expect, test } from "vitest";

import { book } from "../../../gallery/data";
import { boundsOf, DIRS, edges, nearest, opposite, turned, walkOrder, type Laid } from "./geometry";

const at = (id: string, x: number, y: number, turn: 0 | 1 | 2 | 3 = 0): Laid => ({ id, x, y, turn });
const ends = (tiles: Laid[], id: string): Record<string, string> => {
  const node = edges(tiles, book).find((n) => n.id === id);
  return Object.fromEntries((node?.edges ?? []).map((e) => [e.dir, e.end]));
};

test("a clockwise quarter turn takes north to east, and four turns change nothing", () => {
  expect(turned(["N", "W"], 1)).toEqual(["E", "N"]);
  for (const tile of book.almanac.tiles) expect(turned(tile.exits, 4)).toEqual(tile.exits);
  for (const dir of DIRS) expect(opposite(opposite(dir))).toBe(dir);
});

test("a road joins only where both tiles have an exit on the shared edge", () => {
  // T13 Reykjavik has one exit, south; T19 is a bridge from north to south.
  expect(ends([at("wayfarers_gate", 0, 0), at("T13", 0, 1)], "wayfarers_gate")).toEqual({ N: "joins", E: "open", S: "open", W: "open" });
  expect(ends([at("wayfarers_gate", 0, 0), at("T13", 0, 1, 2)], "wayfarers_gate")["N"]).toBe("dead");
  expect(ends([at("wayfarers_gate", 0, 0), at("T19", 1, 0)], "wayfarers_gate")["E"]).toBe("dead");
  expect(ends([at("wayfarers_gate", 0, 0), at("T19", 1, 0, 1)], "wayfarers_gate")["E"]).toBe("joins");
  expect(ends([at("wayfarers_gate", 0, 0), at("T19", 1, 0, 1)], "T19")).toEqual({ E: "open", W: "joins" });
});

test("an exit names the tile it meets, also where it is blocked", () => {
  const gate = edges([at("wayfarers_gate", 0, 0), at("T19", 1, 0), at("T13", 0, 1)], book)[0];
  expect(gate?.edges.map((e) => [e.dir, e.to])).toEqual([["N", "T13"], ["E", "T19"], ["S", undefined], ["W", undefined]]);
});

test("the walk starts at the Gate, follows roads outward and ends with what no road reaches", () => {
  const nodes = edges([at("T04", 5, 5), at("T09", 0, 1), at("wayfarers_gate", 0, 0), at("T27", 0, 2)], book);
  expect(walkOrder(nodes, "wayfarers_gate").map((n) => n.id)).toEqual(["wayfarers_gate", "T09", "T27", "T04"]);
});

test("the nearest thing in a direction is straight ahead before it is close but aside", () => {
  const list = [{ x: 3, y: 0, n: "far" }, { x: 1, y: 2, n: "aside" }, { x: 0, y: -1, n: "below" }];
  expect(nearest({ x: 0, y: 0 }, "E", list)?.n).toBe("far");
  expect(nearest({ x: 0, y: 0 }, "S", list)?.n).toBe("below");
  expect(nearest({ x: 0, y: 0 }, "W", list)).toBeUndefined();
});

test("bounds hold every cell", () => {
  expect(boundsOf([{ x: -3, y: 0 }, { x: 2, y: -5 }])).toEqual({ x0: -3, y0: -5, x1: 2, y1: 0 });
});
