// The coach of Boreal: what lights a lamp, and what is said, however the learner came there.
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { CardInfo } from "../src/games/boreal/almanac";
import { advise, LAMPS, lamps, type Lamp, type Scene, type Seen } from "../src/games/boreal/coach";
import type { PlayerView, PublicView } from "../src/games/boreal/view";
import * as machine from "../src/lib/decision";
import type { Decision, Option } from "../src/lib/wire";

const card = (id: string, cost: number, archive = false): CardInfo => ({ id, cost, archive }) as CardInfo;
const cards = { A: card("A", 1), B: card("B", 4), C: card("C", 7), D: card("D", 4, true) };
const seen = (player: Partial<PlayerView> = {}, deeds: string[] = [], active = 0): Seen => ({
  view: { active, players: [{ seat: 0, token: 5, reserve: [], pyramid: [], ...player }, { seat: 1 }] } as unknown as PublicView,
  seat: 0,
  cards,
  deeds: new Set(deeds),
});
const build = (id: string, place: string, rest: number, change = 0): Option => ({ id: `build:${id}:${place}`, label: ["b"], group: "build", touches: [`card:${id}`, `place:${place}`], detail: ["d", { rest, change }] });
const reserve = (id: string, rest = 5): Option => ({ id: `reserve:${id}`, label: ["r"], group: "reserve", touches: [`card:${id}`], detail: ["d", { rest }] });
const explore = (...options: Option[]): Decision => ({ seat: 0, kind: "explore", prompt: ["ask"], options });
const scene = (decision: Decision | null, lit: Lamp[], what: Seen, steps: (choice: machine.Choice) => machine.Choice = (c) => c): Scene => ({ ...what, lit: new Set(lit), choice: decision === null ? null : steps(machine.begin(decision)) });
const built = (level: number): PlayerView["pyramid"][number] => ({ card: "A", level, column: 1, covered: false, compass: 1, points: 1 });

test("lamps are lit by deeds", () => {
  expect([...lamps(seen())]).toEqual([]);
  expect([...lamps(seen({ pyramid: [built(1)] }, ["boreal-log-rest"]))]).toEqual(["build", "rest"]);
  expect([...lamps(seen({ reserve: ["B"] }))]).toEqual(["reserve"]);
  expect([...lamps(seen({ pyramid: [built(2)] }, ["boreal-log-reserve", "boreal-log-build-reserve", "boreal-log-rest-none"]))]).toEqual([...LAMPS]);
});

test("a card, its place, the button", () => {
  const decision = explore(build("A", "L1-first", 5), build("B", "L1-first", 3), reserve("A"), reserve("B"), reserve("C"));
  expect(advise(scene(decision, [], seen()))).toMatchObject({ say: ["guide-build-first", { card: "card:A" }], at: ["card:A"] });
  const touch = (ref: string) => (c: machine.Choice) => machine.touch(c, ref);
  expect(advise(scene(decision, [], seen(), touch("card:B"))), "another card is as good").toMatchObject({ say: ["guide-place"], at: ["place:L1-first", "option:build:B:L1-first"] });
  expect(advise(scene(decision, [], seen(), (c) => machine.touch(machine.touch(c, "card:A"), "place:L1-first")))).toMatchObject({ say: ["guide-go-build"], at: ["go"] });
});

test("after the first card one is reserved that can soon be built, and then built", () => {
  const lit: Lamp[] = ["build", "rest"];
  const decision = explore(build("A", "L1-left", 5), reserve("A"), reserve("B"), reserve("C"), reserve("D"));
  expect(advise(scene(decision, lit, seen({ pyramid: [built(1)] })))).toMatchObject({ say: ["guide-reserve", { card: "card:B" }], at: ["card:B"] });
  expect(advise(scene(decision, lit, seen({ pyramid: [built(1)] }), (c) => machine.touch(c, "card:B")))).toMatchObject({ say: ["guide-go-reserve"] });
  const both = explore(build("A", "L1-left", 6), build("B", "L1-left", 3), reserve("A"));
  expect(advise(scene(both, [...lit, "reserve"], seen({ reserve: ["B"], pyramid: [built(1)] })))).toMatchObject({ say: ["guide-home", { card: "card:B" }], at: ["card:B"] });
});

test("then it climbs; where nothing can be built it reserves, and declines exchanges", () => {
  const lit: Lamp[] = ["build", "rest", "reserve", "home"];
  expect(advise(scene(explore(build("A", "L1-left", 6), build("A", "L2.1", 3)), lit, seen({ pyramid: [built(1), built(1)] })))).toMatchObject({ say: ["guide-level", { card: "card:A" }] });
  expect(advise(scene(explore(reserve("C"), reserve("A")), lit, seen())).at).toEqual(["card:A"]);
  expect(advise(scene({ seat: 0, kind: "swap", prompt: ["s"], passing: ["no"], options: [{ id: "x", label: ["x"], group: "swap" }, { id: "y", label: ["y"], group: "swap" }] }, lit, seen())).at).toEqual(["pass"]);
  expect(advise(scene(explore(), lit, seen()))).toMatchObject({ say: ["guide-pass"] });
  expect(advise(scene(null, lit, seen({}, [], 1))).say).toEqual(["guide-wait-turn", { who: "seat:1" }]);
  expect(advise(scene(null, lit, seen())).say).toEqual(["guide-wait"]);
});

test("its sentences exist in both languages, and each is used", () => {
  const keys = (locale: string): string[] => new FluentResource(readFileSync(`src/games/boreal/messages/guide.${locale}.ftl`, "utf8")).body.map((m) => m.id).sort();
  expect(keys("de")).toEqual(keys("en"));
  const code = readFileSync("src/games/boreal/coach.ts", "utf8") + readFileSync("src/games/boreal/Guide.svelte", "utf8");
  const made = ["guide-lamp-", "guide-learnt-", "guide-go-"];
  expect(keys("en").filter((key) => !code.includes(`"${key.replace(/-why$/, "")}"`) && !made.some((start) => key.startsWith(start)))).toEqual([]);
});
