// Hints: options put in order and merged by what a game thinks of them, and how a fight could go; from the decision and the open table alone.
import { expect, test } from "vitest";

import { Book, type Almanac } from "../src/games/europe-imagined/almanac";
import { opinion } from "../src/games/europe-imagined/hints";
import type { PlayerView, PublicView } from "../src/games/europe-imagined/view";
import * as machine from "../src/lib/decision";
import { ideas, outlook, price } from "../src/lib/hints";
import type { Decision, Option } from "../src/lib/wire";

const option = (id: string, group: string, touches: string[] = [], more: Partial<Option> = {}): Option => ({ id, label: ["do", { what: `card:${id}` }], group, touches, ...more });
const act: Decision = {
  seat: 0,
  kind: "act",
  prompt: ["ask"],
  options: [
    option("end", "end"),
    option("explore:a", "explore", ["cell:0,1", "tile:T02"], { detail: ["detail"] }),
    option("explore:b", "explore", ["cell:1,0", "tile:T02"]),
    option("explore:c", "explore", ["cell:1,0", "tile:T09"]),
    option("claim", "claim", ["tile:T01"]),
  ],
  blocked: [{ id: "sail", label: ["s"], reason: ["r"], rule: "EI-SAIL-1", group: "sail" }],
};

test("without a word from the game everything is shown as it is offered, the end of the turn last", () => {
  expect(ideas(act).map((f) => [f.group, f.ideas.length, f.blocked.length])).toEqual([["explore", 3, 0], ["claim", 1, 0], ["sail", 0, 1], ["end", 1, 0]]);
});

test("what a game thinks best comes first, and ways to do the same are one idea", () => {
  const families = ideas(act, (o) => ({ why: [["why"]], score: o.group === "claim" ? 9 : o.id === "explore:c" ? 3 : 1, key: `${o.group ?? ""}${o.touches?.find((r) => r.startsWith("tile:")) ?? ""}` }));
  expect(families.map((f) => f.group)).toEqual(["claim", "explore", "sail", "end"]);
  expect(families[1]?.ideas.map((idea) => idea.options.map((o) => o.id))).toEqual([["explore:c"], ["explore:a", "explore:b"]]);
  expect(families[1]?.ideas[1]?.detail).toEqual(["detail"]);
});

const commit: Decision = {
  seat: 0,
  kind: "commit",
  prompt: ["ask"],
  options: [option("flare", "boost", [], { worth: 2, cost: { lanterns: 1 } }), option("hound", "companion", [], { worth: 3 }), option("horn", "boost", [], { worth: 3, cost: { lanterns: 2 } })],
  choose: [0, 3],
  amounts: [{ id: "lanterns", label: ["l"], most: 2, cost: { lanterns: 1 }, worth: 1 }],
  budget: { lanterns: 2 },
  balance: { mine: [{ label: ["m"], n: 1 }], theirs: [{ label: ["t"], n: 7 }], win: ["w"] },
};

test("a fight is weighed as it stands and with all that can be paid", () => {
  expect(outlook(machine.begin(commit))).toMatchObject({ now: 1, most: 7, against: 7, possible: true, unknown: false, win: ["w"] });
  const short: Decision = { ...commit, budget: { lanterns: 0 }, amounts: [] };
  expect(outlook(machine.begin(short))).toMatchObject({ most: 4, possible: false });
  expect(outlook(machine.begin(act))).toBeNull();
  expect(price(option("x", "y", [], { cost: { lanterns: 2, renown: 0 } }))).toEqual([["lanterns", 2]]);
});

const tile = (id: string, type: string | null, legend: boolean, renown: number) => ({ id, name: id, type, exits: [], legend, renown });
const book = new Book({
  gate: tile("gate", null, false, 0),
  types: { forest: {}, village: {}, wonder: { legend_might_bonus: 2 }, bridge: {} },
  tiles: [tile("T09", "forest", true, 1), tile("T02", "village", false, 1), tile("T32", "wonder", true, 5), tile("T19", "bridge", false, 1)],
  legends: [{ id: "huldra", name: "Huldra", might: 4, renown: 1, reward: { kind: "tame", effect: "…" } }],
  cards: [{ id: "hound", name: "Hound", kind: "companion", strength: 2, cost: 0, effect: "It hunts." }],
  explorers: [],
  decks: {},
} as unknown as Almanac);
const player = (more: Partial<PlayerView>): PlayerView => ({ seat: 0, at: "T09", renown: 1, lanterns: 2, reserve: 0, reserve_limit: 2, tally: 0, party_limit: 4, party: [{ id: "hound", copy: 1, ready: true }], ...more }) as PlayerView;
function sceneOf(more: Partial<PlayerView> = {}, map: PublicView["map"] = {}) {
  const me = player(more);
  return { book, me, kinds: [], view: { claim_currency: "renown", map, players: [me, player({ seat: 1, lanterns: 0, reserve: 1 })] } as unknown as PublicView };
}
const place = (more: object = {}) => ({ x: 0, y: 0, turn: 0 as const, ...more });

test("a Challenge is judged by Might against what is ready, with the bonus of a Wonder", () => {
  const challenge = option("challenge", "challenge", ["tile:T09"]);
  expect(opinion(sceneOf({}, { T09: place({ legend: "huldra" }) }), challenge)).toMatchObject({ why: [["hint-challenge-can", { n: 2, lanterns: 2, might: 4 }], ["hint-challenge-gain", { n: 2, what: "legend:huldra" }]], score: 9 });
  expect(opinion(sceneOf({ at: "T32" }, { T32: place({ legend: "huldra" }) }), challenge)).toMatchObject({ why: [["hint-challenge-short", { n: 2, lanterns: 2, might: 6 }], ["hint-challenge-gain", { n: 6, what: "legend:huldra" }]], score: 2 });
  expect(opinion(sceneOf({}, { T09: place({ legend: "face_down" }) }), challenge).why, "nothing is said of what is hidden").toEqual([["hint-challenge-hidden", { n: 2, lanterns: 2 }]]);
});

test("roads lead to what can be done there", () => {
  const to = (id: string): Option => option(`travel:${id}`, "travel", [`tile:${id}`]);
  const map = { T02: place(), T09: place({ legend: "huldra" }), T19: place({ claim: 1 }), T32: place() };
  expect(opinion(sceneOf({}, map), to("T02")).why[0]).toEqual(["hint-go-claim", { n: 1 }]);
  expect(opinion(sceneOf({}, map), to("T32")).why[0]).toEqual(["hint-go-dear", { n: 5 }]);
  expect(opinion(sceneOf({}, map), to("T09")).why[0]).toEqual(["hint-go-legend", { legend: "legend:huldra", might: 4, n: 2 }]);
  expect(opinion(sceneOf({}, map), to("T19")).why).toEqual([["hint-go-toll", { who: "seat:1" }]]);
});

test("cards are told in their own words, a Duel by what lies open", () => {
  expect(opinion(sceneOf(), option("recruit:hound#1", "recruit", ["card:hound#1"])).why).toEqual([["hint-recruit", { n: 2, party: 1, limit: 4 }], "It hunts."]);
  expect(opinion(sceneOf(), option("duel:1", "duel", ["seat:1"]))).toMatchObject({ why: [["hint-duel", { who: "seat:1", own: 4, theirs: 3 }]], score: 5 });
  expect(opinion(sceneOf(), option("x", "order")).why).toEqual([]);
});
