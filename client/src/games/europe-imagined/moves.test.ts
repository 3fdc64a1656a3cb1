import { describe, expect, it } from "vitest";

import fixture from "../../../fixtures/almanac.json";
import type { Plain } from "../../lib/wire";
import { Book, type Almanac } from "./almanac";
import { movesOf, wayBetween } from "./moves";
import type { PlacedTile } from "./view";

const book = new Book(fixture as unknown as Almanac);
const crossing = (skip: string[] = []): string => {
  const tile = book.almanac.tiles.find((t) => t.exits.length === 4 && !skip.includes(t.id));
  if (tile === undefined) throw new Error("there is no crossing");
  return tile.id;
};
const [A] = [crossing()];
const B = crossing([A]);
const C = crossing([A, B]);
const GATE = "wayfarers_gate";

interface Player {
  at: string;
  renown: number;
  lanterns: number;
  reserve: number;
  hand: number;
  party: { id: string; ready: boolean }[];
  relics: { id: string }[];
}
const player = (more: Partial<Player> = {}): Player => ({ at: GATE, renown: 3, lanterns: 4, reserve: 1, hand: 2, party: [], relics: [], ...more });
interface World {
  map: Record<string, PlacedTile>;
  row: string[];
  key: number;
  players: Player[];
  hand: string[];
}
const world = (more: Partial<World> = {}): World => ({
  map: { [GATE]: { x: 0, y: 0, turn: 0 }, [A]: { x: 0, y: 1, turn: 0 }, [B]: { x: 0, y: 2, turn: 0 } },
  row: ["T01"],
  key: 0,
  players: [player(), player()],
  hand: ["oarsman#1"],
  ...more,
});
const seen = ({ hand, players, ...table }: World) => ({
  table: { ...table, players: players.map((p, seat) => ({ ...p, seat })) } as unknown as Plain,
  mine: { hand, known: {} } as unknown as Plain,
});
const moves = (before: World, after: World, seat: number | null = 0) => movesOf(seen(before), seen(after), seat, book);
const placed = (more: Record<string, PlacedTile>): World => world({ map: { ...world().map, ...more } });

describe("from two views to what moves", () => {
  it("is nothing when nothing has changed", () => {
    expect(moves(world(), world())).toEqual([]);
  });

  it("a pawn walks its roads hop by hop, from where it stood", () => {
    const after = world({ players: [player({ at: B }), player()] });
    expect(moves(world(), after)).toEqual([
      { how: "walk", what: "pawn:0", mark: `tile:${B}`, way: [{ x: 0, y: 400 }, { x: 0, y: 200 }, { x: 0, y: 0 }] },
    ]);
  });

  it("where no road leads it is one leap", () => {
    const before = placed({ [C]: { x: 9, y: 0, turn: 0 } });
    const after = { ...before, players: [player({ at: C }), player()] };
    expect(moves(before, after)).toEqual([{ how: "walk", what: "pawn:0", mark: `tile:${C}`, way: [{ x: -1800, y: 0 }, { x: 0, y: 0 }] }]);
    expect(wayBetween(before.map, GATE, C, book)).toBeUndefined();
  });

  it("a road that ends at a blank edge is no way", () => {
    // T13 has one exit, which here leads away from the Gate.
    const map: Record<string, PlacedTile> = { [GATE]: { x: 0, y: 0, turn: 0 }, T13: { x: 0, y: 1, turn: 2 } };
    expect(wayBetween(map, GATE, "T13", book)).toBeUndefined();
    expect(wayBetween({ ...map, T13: { x: 0, y: 1, turn: 0 } }, GATE, "T13", book)).toEqual([GATE, "T13"]);
  });

  it("what it cost is told before the walk", () => {
    const after = world({ players: [player({ at: A, lanterns: 3 }), player()] });
    expect(moves(world(), after).map((m) => m.how)).toEqual(["lights", "walk"]);
    expect(moves(world(), after)[0]).toEqual({ how: "lights", what: "lanterns:0", from: 4, to: 3 });
  });

  it("a place is laid before its explorer walks there", () => {
    const after = placed({ [C]: { x: 1, y: 0, turn: 0 } });
    after.players = [player({ at: C }), player()];
    expect(moves(world(), after).map((m) => m.how)).toEqual(["fly", "walk"]);
  });

  it("a Reserve has its own lights", () => {
    expect(moves(world(), world({ players: [player(), player({ reserve: 0 })] }))).toEqual([{ how: "lights", what: "reserve:1", from: 1, to: 0 }]);
  });

  it("a place comes from the Row, unless the reader has just laid it, and its Legend from the deck", () => {
    expect(moves(world(), placed({ [C]: { x: 1, y: 0, turn: 2, legend: "golem" } }))).toEqual([
      { how: "fly", what: `tile:${C}`, from: [`row:${C}`, "discovery"], unless: `preview:${C}` },
      { how: "fly", what: `corner:${C}`, from: ["legends", `tile:${C}`, `preview:${C}`], mark: `tile:${C}` },
    ]);
  });

  it.each([
    [0, 1, 1],
    [0, 3, -1],
    [3, 0, 1],
    [1, 3, 2],
  ] as const)("a place that lay at %i and lies at %i turns by %i", (from, to, quarters) => {
    const [before, after] = [placed({ [A]: { x: 0, y: 1, turn: from } }), placed({ [A]: { x: 0, y: 1, turn: to } })];
    expect(moves(before, after)).toEqual([{ how: "turn", what: `tile:${A}`, quarters, unless: `preview:${A}` }]);
  });

  const on = (more: Partial<PlacedTile>): World => placed({ [A]: { x: 0, y: 1, turn: 0, ...more } });
  it("a Trickster turns over", () => {
    expect(moves(on({ legend: "face_down" }), on({ legend: "golem" }))).toEqual([{ how: "flip", what: `corner:${A}`, mark: `tile:${A}` }]);
  });
  it("a Legend that is overcome leaves before the banner goes up, and the Renown is told last", () => {
    const after = on({ claim: 1 });
    after.players = [player(), player({ renown: 6 })];
    expect(moves(on({ legend: "golem" }), after)).toEqual([
      { how: "leave", what: `corner:${A}`, mark: `tile:${A}` },
      { how: "fly", what: `corner:${A}`, from: ["claim:1", "renown:1", `tile:${A}`], mark: `tile:${A}` },
      { how: "tell", what: "renown:1" },
    ]);
  });
  it("a banner of another replaces the one that hung there", () => {
    expect(moves(on({ claim: 0 }), on({ claim: 1 })).map((m) => m.how)).toEqual(["leave", "fly"]);
    expect(moves(on({ claim: 0 }), on({})).map((m) => m.how)).toEqual(["leave"]);
  });

  it("a Companion comes from the hand; a card that joins does not leave twice", () => {
    const after = world({ hand: [], players: [player({ hand: 1, party: [{ id: "oarsman#1", ready: true }] }), player()] });
    expect(moves(world(), after)).toEqual([
      { how: "fly", what: "party:0:oarsman/1", from: ["hand:card:oarsman#1", "hand:0", "tab:hand"] },
    ]);
  });
  it("a Legend that is tamed, or whose Relic is taken, comes from its place", () => {
    const after = on({});
    after.players = [player({ party: [{ id: "golem", ready: false }], relics: [{ id: "kelpie" }] }), player()];
    const [gone, tamed, relic] = moves(on({ legend: "golem" }), after);
    expect(gone?.how).toBe("leave");
    expect(tamed).toMatchObject({ how: "fly", what: "party:0:golem/1" });
    expect((tamed as { from?: unknown[] } | undefined)?.from?.at(-1)).toBe(`tile:${A}`);
    expect((relic as { from?: unknown[] } | undefined)?.from).toEqual(["relic:0:kelpie", "relic:1:kelpie", `tile:${A}`, "panel:0"]);
  });
  it("a stolen Relic goes from one to the other and does not leave", () => {
    const before = world({ players: [player({ relics: [{ id: "kelpie" }] }), player()] });
    const after = world({ players: [player(), player({ relics: [{ id: "kelpie" }] })] });
    expect(moves(before, after).map((m) => [m.how, m.what])).toEqual([["fly", "relic:1:kelpie"]]);
  });
  it("who leaves a party lifts off", () => {
    const before = world({ players: [player(), player({ party: [{ id: "oarsman#2", ready: true }] })] });
    expect(moves(before, world())).toEqual([{ how: "leave", what: "party:1:oarsman/2", mark: "renown:1" }]);
  });

  it("one's own cards fly one by one, a rival's by their number", () => {
    const after = world({ hand: ["oarsman#1", "wick_trimmer#1", "candle_scribe#2"], players: [player({ hand: 4 }), player({ hand: 5 })] });
    expect(moves(world(), after)).toEqual([
      { how: "fly", what: ["hand:card:wick_trimmer#1", "tab:hand"], from: ["deck:0", "lanterns:0"] },
      { how: "fly", what: ["hand:card:candle_scribe#2", "tab:hand"], from: ["deck:0", "lanterns:0"] },
      { how: "fly", what: "hand:1", from: "deck:1" },
    ]);
    expect(moves(after, world()).map((m) => [m.how, m.what])).toEqual([
      ["leave", "hand:card:wick_trimmer#1"],
      ["leave", "hand:card:candle_scribe#2"],
      ["tell", "hand:1"],
    ]);
    expect(moves(world(), after, null).map((m) => m.what)).toEqual(["hand:0", "hand:1"]);
  });

  it("the Row is filled up from the deck, and the key goes on", () => {
    expect(moves(world(), world({ row: ["T01", "T02"], key: 1 }))).toEqual([
      { how: "fly", what: "row:T02", from: "discovery" },
      { how: "fly", what: "key:1", from: "key:0" },
    ]);
  });

  it("knows no hand but the reader's own: nothing of it is asked for as an onlooker", () => {
    const after = world({ hand: [], players: [player({ hand: 1 }), player()] });
    expect(moves(world(), after, null)).toEqual([{ how: "tell", what: "hand:0" }]);
  });
});
