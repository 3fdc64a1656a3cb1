// A table in the middle of a game, and one with everything at its longest.
import fixture from "../../fixtures/almanac.json";
import { Book, type Almanac } from "../games/europe-imagined/almanac";
import type { PlacedTile, PlayerView } from "../games/europe-imagined/view";

export const book = new Book(fixture as unknown as Almanac);

export const NAMES = ["Anna", "Mateus", "Ирина", "Jürgen"];
export const LONG_NAMES = ["Wolfeschlegelsteinhausenbergerdorff-Anna", "Maria da Conceição Figueiredo e Albuquer", "Ирина Александровна Воскресенская-Петров", "مريم عبد الرحمن بنت عبد الله الأندلسية"];

export const MAP: Record<string, PlacedTile> = {
  wayfarers_gate: { x: 0, y: 0, turn: 0 },
  T09: { x: 0, y: 1, turn: 0, claim: 0 },
  T27: { x: 0, y: 2, turn: 0, legend: "golem" },
  T12: { x: 1, y: 1, turn: 0, claim: 2 },
  T18: { x: 1, y: 0, turn: 0, claim: 1 },
  T17: { x: 2, y: 1, turn: 1, claim: 1 },
  T01: { x: 3, y: 1, turn: 0 },
  T05: { x: -1, y: 0, turn: 0, claim: 3 },
  T30: { x: -2, y: 0, turn: 1, legend: "tarasque" },
  T20: { x: -1, y: -1, turn: 0, claim: 0 },
  T19: { x: 0, y: -1, turn: 0 },
  T07: { x: 1, y: -1, turn: 0, claim: 2 },
  T32: { x: 2, y: -1, turn: 0, legend: "kraken" },
  T24: { x: -3, y: 0, turn: 0, legend: "face_down" },
  T14: { x: 3, y: -1, turn: 3, claim: 3 },
  T02: { x: 1, y: 2, turn: 2 },
};
export const PAWNS = [
  { seat: 0, at: "T01", name: "Anna" },
  { seat: 1, at: "T17", name: "Mateus" },
  { seat: 2, at: "T12", name: "Ирина" },
  { seat: 3, at: "wayfarers_gate", name: "Jürgen" },
];

/** All 33 tiles in a block, turned and filled so that every mark occurs. */
export const FULL: Record<string, PlacedTile> = Object.fromEntries(
  [book.almanac.gate, ...book.almanac.tiles].map((tile, i): [string, PlacedTile] => {
    const legend = book.almanac.legends[i % book.almanac.legends.length]?.id ?? "golem";
    const place = { x: (i % 7) - 3, y: 2 - Math.floor(i / 7), turn: ((i * 3) % 4) as 0 | 1 | 2 | 3 };
    if (tile.type && i % 3 === 0) return [tile.id, { ...place, claim: i % 4 }];
    return [tile.id, tile.legend ? { ...place, legend: i % 5 === 0 ? "face_down" : legend } : place];
  }),
);

const player = (seat: number, explorer: string, more: Partial<PlayerView>): PlayerView => ({
  seat, explorer, at: "wayfarers_gate", renown: 6, lanterns: 4, reserve: 0, reserve_limit: 2, hand: 5, hand_limit: 7, deck: 8,
  discard: [], tally: 1, markers: 6, party_limit: 4, party: [], relics: [], used: [], attempted: [], ...more,
});
const in_party = (id: string, more: { ready?: boolean; held?: boolean; used?: boolean } = {}) => ({ id, copy: 1, ready: true, ...more });

export const PLAYERS: PlayerView[] = [
  player(0, "sigrun_hallvard", {
    party_limit: 5,
    party: [in_party("grey_hound_of_the_hunt"), in_party("huldra"), in_party("troll_child"), in_party("sled_driver", { ready: false, used: true }), in_party("golem", { ready: false, held: true })],
    relics: [{ id: "cagliostro" }, { id: "faust", used: true }],
  }),
  player(1, "teodoro_mares", { renown: 17, reserve: 2, party: [in_party("lantern_gull"), in_party("oarsman"), in_party("customs_clerk", { ready: false })] }),
  player(2, "ilse_varga", {
    renown: 8, reserve: 3, reserve_limit: 4, party: [in_party("clockwork_finch"), in_party("wick_trimmer"), in_party("clockwork_knight", { ready: false })], relics: [{ id: "kelpie", used: true }],
  }),
  player(3, "rodrigo_valdes", {
    renown: 104, lanterns: 12, hand: 8, party: [in_party("marginalia_imp"), in_party("candle_scribe", { ready: false, held: true }), in_party("ghost_ship_of_lisboa"), in_party("night_watch_of_wien", { used: true })],
    relics: [{ id: "white_lady" }, { id: "erlking" }, { id: "iron_rooster", used: true }],
  }),
];
