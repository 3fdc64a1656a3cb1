// The coach's conditions: what lights a lamp, and what is said to whom, however they came there.
import { expect, test } from "vitest";

import { Book, type Almanac } from "../src/games/europe-imagined/almanac";
import { advise, LAMPS, lamps, type Lamp, type Scene, type Seen } from "../src/games/europe-imagined/coach";
import type { PlacedTile, PlayerView, PublicView } from "../src/games/europe-imagined/view";
import * as machine from "../src/lib/decision";
import type { Decision, Option } from "../src/lib/wire";

const tile = (id: string, type: string | null, legend: boolean, renown: number, exits: string[]) => ({ id, name: id, type, exits, legend, renown });
const book = new Book({
  gate: tile("wayfarers_gate", null, false, 0, ["N", "E", "S", "W"]),
  types: { forest: {}, village: {}, wonder: { legend_might_bonus: 2 } },
  tiles: [tile("T09", "forest", true, 1, ["N", "E", "S"]), tile("T02", "village", false, 1, ["N", "E", "W"]), tile("T32", "wonder", true, 5, ["N"]), tile("T18", "harbour", false, 2, ["N", "S"])],
  legends: [{ id: "huldra", name: "Huldra", might: 4, renown: 1, reward: { kind: "tame" } }, { id: "dragon", name: "Dragon", might: 12, renown: 4, reward: { kind: "tame" } }],
  cards: [{ id: "hound", name: "Hound", kind: "companion", strength: 2, cost: 0, effect: "" }],
  explorers: [],
  decks: {},
} as unknown as Almanac);

const me = (more: Partial<PlayerView> = {}): PlayerView => ({ seat: 0, at: "wayfarers_gate", renown: 0, lanterns: 2, reserve: 0, reserve_limit: 2, tally: 0, party: [{ id: "hound", copy: 1, ready: true }], ...more }) as PlayerView;
const seen = (more: Partial<PublicView> = {}, player: Partial<PlayerView> = {}, rest: Partial<Seen> = {}): Seen => ({
  view: { active: 0, map: { wayfarers_gate: { x: 0, y: 0, turn: 0 } }, players: [me(player), me({ seat: 1 })], ...more } as PublicView,
  seat: 0,
  book,
  deeds: new Set(),
  read: false,
  ...rest,
});
const scene = (decision: Decision | null, lit: Lamp[], what: Seen, steps: (choice: machine.Choice) => machine.Choice = (c) => c): Scene => ({ ...what, lit: new Set(lit), choice: decision === null ? null : steps(machine.begin(decision)) });

const option = (id: string, group: string, touches: string[] = [], more: Partial<Option> = {}): Option => ({ id, label: ["do"], group, touches, ...more });
const explores = ["0,1", "1,0"].flatMap((cell) => ["T02", "T09", "T32"].flatMap((t) => [0, 1].map((turn) => option(`explore:${cell}:${t}:${turn}`, "explore", [`cell:${cell}`, `tile:${t}`, `turn:${turn}`]))));
const act = (...more: Option[]): Decision => ({ seat: 0, kind: "act", prompt: ["ei-ask-act"], options: [...more, option("end", "end")] });
const forest = (legend?: string): Record<string, PlacedTile> => ({ wayfarers_gate: { x: 0, y: 0, turn: 0 }, T09: { x: 0, y: 1, turn: 0, ...(legend === undefined ? { claim: 0 } : { legend }) } });

test("lamps are lit by what has been done, in whatever way", () => {
  expect([...lamps(seen())]).toEqual([]);
  expect([...lamps(seen({}, {}, { deeds: new Set(["ei-log-explore"]) }))]).toEqual(["explore"]);
  expect([...lamps(seen({}, {}, { read: true }))]).toEqual(["legend"]);
  expect([...lamps(seen({}, {}, { deeds: new Set(["ei-log-challenge-lost"]) }))], "a lost fight has shown the Legend, no more").toEqual(["legend"]);
  expect([...lamps(seen({ map: forest() }, { tally: 1 }, { deeds: new Set(["ei-log-challenge-won"]) }))], "the place of a Legend is no claim of one's own").toEqual(["legend", "challenge"]);
  const two = { ...forest(), T02: { x: 1, y: 0, turn: 0 as const, claim: 0 } };
  expect(lamps(seen({ map: two }, { tally: 1 })).has("claim")).toBe(true);
  expect(lamps(seen({ map: { ...two, T09: { x: 0, y: 1, turn: 0 } } })).has("claim"), "claimed before any fight").toBe(true);
  expect(lamps(seen({ map: { ...two, T02: { x: 1, y: 0, turn: 0, claim: 1 } } }, { tally: 1 })).has("claim"), "a rival's").toBe(false);
  expect(lamps(seen({}, {}, { deeds: new Set(["ei-log-reserve"]) })).has("dusk")).toBe(true);
  expect(LAMPS).toHaveLength(5);
});

test("first a road, then the place with a Legend that is easiest, then the button", () => {
  const decision = act(...explores);
  expect(advise(scene(decision, [], seen()))).toMatchObject({ say: ["guide-explore-first"], at: ["cell:0,1"] });
  expect(advise(scene(decision, [], seen(), (c) => machine.touch(c, "cell:1,0")))).toMatchObject({ say: ["guide-explore-tile", { tile: "tile:T09" }], at: ["row:T09"] });
  expect(advise(scene(decision, [], seen(), (c) => machine.touch(c, "tile:T09")))).toMatchObject({ say: ["guide-which"] });
  const poor = act(option("explore:0,1:T18:0", "explore", ["cell:0,1", "tile:T18", "turn:0"]), option("explore:0,1:T32:0", "explore", ["cell:0,1", "tile:T32", "turn:0"]));
  expect(advise(scene(poor, [], seen(), (c) => machine.narrow(c, "explore"))).at, "any place with a Legend before one without").toEqual(["row:T32"]);
  const both = (c: machine.Choice): machine.Choice => machine.touch(machine.touch(c, "cell:1,0"), "tile:T02");
  expect(advise(scene(decision, [], seen(), both)), "another place than advised is as good").toMatchObject({ say: ["guide-go-explore"], at: ["go"] });
});

test("a Legend is read before it is challenged, and challenged only where it may fall", () => {
  const decision = act(option("challenge", "challenge", ["tile:T09"]), ...explores);
  const there = (legend: string): Seen => seen({ map: forest(legend) }, { at: "T09", lanterns: 1 });
  expect(advise(scene(decision, ["explore"], there("huldra")))).toMatchObject({ say: ["guide-legend", { legend: "legend:huldra" }], at: ["card"] });
  expect(advise(scene(decision, ["explore", "legend"], there("huldra")))).toMatchObject({ say: ["guide-challenge"], at: ["act:challenge"] });
  expect(advise(scene(decision, ["explore", "legend"], there("dragon")))).toMatchObject({ at: ["cell:0,1"] });
  expect(advise(scene(decision, ["explore"], there("face_down")))).toMatchObject({ say: ["guide-trickster", { legend: "legend:face_down" }] });
});

const commit = (lanterns: number, theirs: number, ...more: Option[]): Decision => ({
  seat: 0,
  kind: "commit",
  prompt: ["ei-ask-commit"],
  options: [option("companion:hound#1", "companion", ["companion:hound#1"], { worth: 3 }), ...more],
  choose: [0, 1 + more.length],
  passing: ["ei-do-abandon"],
  amounts: lanterns === 0 ? [] : [{ id: "lanterns", label: ["ei-amount-lanterns"], most: lanterns, cost: { lanterns: 1 }, worth: 1 }],
  budget: { lanterns },
  balance: { mine: [{ label: ["x"], n: 1 }], theirs: [{ label: ["y"], n: theirs }] },
});

test("in a Challenge it says what to add until it is enough, and to walk away when it never is", () => {
  const take = (c: machine.Choice): machine.Choice => machine.take(c, "companion:hound#1");
  expect(advise(scene(commit(1, 4), [], seen()))).toMatchObject({ say: ["guide-commit-add", { what: "companion:hound#1", n: 3 }], at: ["option:companion:hound#1"] });
  expect(advise(scene(commit(1, 4), [], seen(), take))).toMatchObject({ say: ["guide-commit-go", { n: 4, of: 4 }], at: ["go", "pass"] });
  const defence: Decision = { seat: 0, kind: "duel_defence_boost", prompt: ["d"], choose: [0, 0], passing: ["nothing more"], balance: { mine: [{ label: ["x"], n: 1 }], theirs: [{ label: ["y"], n: 1 }] } };
  expect(advise(scene(defence, [], seen())).at, "where nothing can be added, only passing is offered").toEqual(["go", "pass"]);
  expect(advise(scene(commit(1, 5), [], seen(), take))).toMatchObject({ say: ["guide-commit-lantern", {}], at: ["more:lanterns"] });
  expect(advise(scene(commit(1, 6), [], seen()))).toMatchObject({ say: ["guide-commit-walk"], at: ["pass"] });
  const boost = option("boost:flare#1", "boost", ["card:flare#1"], { worth: 2, cost: { lanterns: 1 } });
  expect(advise(scene(commit(0, 4, { ...boost, cost: {} }), [], seen())).at).toEqual(["option:companion:hound#1"]);
});

test("after the first victory the turn ends, with a Lantern to keep", () => {
  const decision = act(...explores);
  expect(advise(scene(decision, ["explore", "legend", "challenge"], seen({ map: forest() }, { at: "T09", lanterns: 1, tally: 1, renown: 3 })))).toMatchObject({ say: ["guide-end"], why: ["guide-end-why", { n: 1 }], at: ["act:end"] });
  expect(advise(scene(decision, ["explore", "legend", "challenge"], seen({ map: forest() }, { at: "T09", lanterns: 0, tally: 1 })))).toMatchObject({ why: ["guide-end-bare"] });
  const reserve: Decision = { seat: 0, kind: "reserve", prompt: ["q"], choose: [0, 0], amounts: [{ id: "reserve", label: ["r"], most: 1 }] };
  expect(advise(scene(reserve, [], seen()))).toMatchObject({ say: ["guide-reserve"], at: ["go"] });
});

test("then a plain place is explored and claimed; where none can be, it goes on along the roads", () => {
  const lit: Lamp[] = ["explore", "legend", "challenge", "dusk"];
  const rich = seen({ map: forest() }, { at: "T09", tally: 1, renown: 3, lanterns: 3 });
  expect(advise(scene(act(...explores), lit, rich, (c) => machine.touch(c, "cell:0,1")))).toMatchObject({ say: ["guide-explore-tile", { tile: "tile:T02" }], at: ["row:T02"] });
  expect(advise(scene(act(option("claim", "claim", ["tile:T02"]), ...explores), lit, seen({ map: { T02: { x: 1, y: 0, turn: 0 } } }, { at: "T02", tally: 1, renown: 3 })))).toMatchObject({ say: ["guide-claim", { tile: "tile:T02" }], at: ["act:claim"] });
  const roads = act(option("travel:wayfarers_gate", "travel", ["tile:wayfarers_gate"]), option("travel:T18", "travel", ["tile:T18"]));
  const map = { ...forest(), T18: { x: 1, y: 1, turn: 0 as const } };
  expect(advise(scene(roads, lit, seen({ map }, { at: "T09", tally: 1, renown: 3, lanterns: 3 }))).at).toEqual(["tile:T18", "act:travel"]);
  expect(advise(scene(act(), lit, rich)).say).toEqual(["guide-end"]);
});

test("while others are awaited it says for what", () => {
  expect(advise(scene(null, [], seen({ active: 1 }))).say).toEqual(["guide-wait-turn", { who: "seat:1" }]);
  expect(advise(scene(null, [], seen({ fight: { attacker: 0 } as PublicView["fight"] & object }))).say).toEqual(["guide-wait-meddle"]);
  expect(advise(scene(null, [], seen())).say).toEqual(["guide-wait"]);
  const meddle: Decision = { seat: 0, kind: "meddle", prompt: ["m"], passing: ["no"], balance: { mine: [], theirs: [] } };
  expect(advise(scene(meddle, [], seen())).at).toEqual(["pass"]);
});

test("any other question has an answer that is pointed at", () => {
  const discard: Decision = { seat: 0, kind: "discard", prompt: ["d"], options: [option("discard:a", "discard"), option("discard:b", "discard")], choose: [1, 1] };
  expect(advise(scene(discard, [], seen()))).toMatchObject({ say: ["guide-discard"], at: ["option:discard:a"] });
  expect(advise(scene(discard, [], seen(), (c) => machine.take(c, "discard:b"))).at).toEqual(["go", "pass"]);
  const riddle: Decision = { seat: 0, kind: "riddle", prompt: ["r"], options: [option("x", "y", ["card:x"])] };
  expect(advise(scene(riddle, [], seen()))).toMatchObject({ say: ["guide-other"], at: ["option:x"] });
});
