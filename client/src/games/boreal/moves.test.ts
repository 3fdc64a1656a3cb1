import { describe, expect, it } from "vitest";

import type { Plain } from "../../lib/wire";
import { movesOf } from "./moves";

interface Side {
  token: number;
  reserve: string[];
  pyramid: [card: string, level: number, column: number][];
  points: number;
}
const side = (more: Partial<Side> = {}): Side => ({ token: 4, reserve: [], pyramid: [["den", 1, 1]], points: 2, ...more });
const seen = (row: (string | null)[], ...sides: Side[]) => ({
  mine: null,
  table: {
    row,
    players: sides.map((s, seat) => ({ ...s, seat, pyramid: s.pyramid.map(([card, level, column]) => ({ card, level, column })) })),
  } as unknown as Plain,
});
const start = seen(["owl", "fox"], side(), side({ pyramid: [] }));

describe("from two views of Boreal to what moves", () => {
  it("is nothing when nothing has changed", () => {
    expect(movesOf(start, start)).toEqual([]);
  });
  it("a card that is built goes from the row to the pyramid after the token has paid, and the row is filled up last", () => {
    const after = seen(["elk", "fox"], side({ token: 1, points: 5, pyramid: [["den", 1, 1], ["owl", 1, 2]] }), side({ pyramid: [] }));
    expect(movesOf(start, after)).toEqual([
      { how: "slide", what: "token:0" },
      { how: "fly", what: "card:owl", from: "card:owl", unless: "preview:owl" },
      { how: "tell", what: "points:0" },
      { how: "fly", what: "card:elk", from: "deck" },
    ]);
  });
  it("a card that is reserved goes there", () => {
    const after = seen([null, "fox"], side(), side({ pyramid: [], reserve: ["owl"] }));
    expect(movesOf(start, after).map((m) => m.what)).toEqual(["card:owl"]);
  });
  it("cards that change places in a pyramid cross, and one that is out of the game lifts off", () => {
    const two = seen(["owl", "fox"], side({ pyramid: [["den", 1, 1], ["elk", 1, 2]] }), side({ pyramid: [] }));
    const swapped = seen(["owl", null], side({ pyramid: [["elk", 1, 1], ["den", 1, 2]] }), side({ pyramid: [] }));
    expect(movesOf(two, swapped).map((m) => [m.how, m.what])).toEqual([
      ["leave", "card:fox"],
      ["fly", "card:elk"],
      ["fly", "card:den"],
    ]);
  });
  it("what lies where it lay does not move when others come and go", () => {
    const after = seen(["owl", "fox"], side({ pyramid: [["den", 1, 1], ["elk", 2, 1]] }), side({ pyramid: [] }));
    expect(movesOf(start, after).map((m) => m.what)).toEqual(["card:elk"]);
  });
});
