import { describe, expect, test } from "vitest";

import * as d from "../src/lib/decision";
import type { Decision, Option } from "../src/lib/wire";

const option = (id: string, group: string, touches: string[], more: Partial<Option> = {}): Option => ({ id, label: ["do"], group, touches, ...more });

const act: Decision = {
  seat: 0,
  kind: "act",
  prompt: ["ask"],
  options: [
    ...["0,1", "1,0"].flatMap((cell) =>
      ["T02", "T03"].flatMap((tile) => [0, 1].map((turn) => option(`explore:${cell}:${tile}:${turn}`, "explore", [`cell:${cell}`, `tile:${tile}`, `turn:${turn}`]))),
    ),
    option("travel:T09", "travel", ["tile:T09"]),
    option("sail:T09", "sail", ["tile:T09"]),
    option("claim", "claim", ["tile:T01"]),
    option("end", "end", []),
  ],
  blocked: [{ id: "rest", label: ["rest"], reason: ["no-shrine"], rule: "EI-REST-1", group: "rest" }],
};

describe("options that read the same", () => {
  test("are counted, and others are not", () => {
    const discard = { ...act, options: ["charter#4", "imp#1", "charter#9"].map((card) => option(card, "discard", [`card:${card}`])) };
    const found = d.twins(discard, (o) => o.id.split("#")[0]!);
    expect([...found]).toEqual([
      ["charter#4", { n: 1, of: 2 }],
      ["charter#9", { n: 2, of: 2 }],
    ]);
  });
});

describe("one option of many", () => {
  test("nothing is chosen before something was touched", () => {
    expect(d.chosen(d.begin({ ...act, options: [option("end", "end", [])] }))).toBeNull();
  });

  test.each([
    [["cell:0,1", "tile:T02"]],
    [["tile:T02", "cell:0,1"]],
  ])("touches narrow in any order: %s", (refs) => {
    const choice = refs.reduce(d.touch, d.begin(act));
    expect(d.chosen(choice)?.id).toBe("explore:0,1:T02:0");
    expect(d.turns(choice).map((o) => o.id)).toEqual(["explore:0,1:T02:0", "explore:0,1:T02:1"]);
  });

  test("the first way to lie is taken, and it can be turned round and round", () => {
    let choice = ["cell:0,1", "tile:T02"].reduce(d.touch, d.begin(act));
    choice = d.rotate(choice, 1);
    expect(d.chosen(choice)?.id).toBe("explore:0,1:T02:1");
    choice = d.rotate(choice, 1);
    expect(d.chosen(choice)?.id).toBe("explore:0,1:T02:0");
    expect(d.chosen(d.rotate(choice, -1))?.id).toBe("explore:0,1:T02:1");
  });

  test("another touch of the same kind takes the place of the first", () => {
    const choice = ["cell:0,1", "tile:T02", "cell:1,0"].reduce(d.touch, d.begin(act));
    expect(d.chosen(choice)?.id).toBe("explore:1,0:T02:0");
  });

  test("touching something else drops what does not go with it", () => {
    const choice = ["cell:0,1", "tile:T09"].reduce(d.touch, d.begin(act));
    expect(d.open(choice).map((o) => o.id)).toEqual(["travel:T09", "sail:T09"]);
    expect(d.chosen(choice)).toBeNull();
    expect(d.chosen(d.take(choice, "sail:T09"))?.id).toBe("sail:T09");
  });

  test("touching again takes it back, and so does going back", () => {
    const choice = d.touch(d.begin(act), "tile:T01");
    expect(d.chosen(choice)?.id).toBe("claim");
    expect(d.started(d.touch(choice, "tile:T01"))).toBe(false);
    expect(d.started(d.back(choice))).toBe(false);
  });

  test("what leads nowhere is not touched", () => {
    const choice = d.begin(act);
    expect(d.touch(choice, "tile:T31")).toBe(choice);
  });

  test("a family narrows what glows", () => {
    expect(d.glowing(d.begin(act)).has("tile:T01")).toBe(true);
    const glow = d.glowing(d.narrow(d.begin(act), "explore"));
    expect([...glow].sort()).toEqual(["cell:0,1", "cell:1,0", "tile:T02", "tile:T03", "turn:0", "turn:1"]);
  });

  test("with a place chosen the other places still glow, to change one's mind", () => {
    const glow = d.glowing(d.touch(d.narrow(d.begin(act), "explore"), "cell:0,1"));
    expect(glow.has("cell:1,0")).toBe(true);
    expect(glow.has("tile:T03")).toBe(true);
  });

  test("families keep their order and hold what is blocked", () => {
    expect(d.groups(act).map((g) => g.group)).toEqual(["explore", "travel", "sail", "claim", "end", "rest"]);
    expect(d.groups(act).at(-1)?.blocked[0]?.rule).toBe("EI-REST-1");
  });

  test("the answer is the chosen option, or what is missing", () => {
    expect(d.answer(d.begin(act))).toEqual(["decide-choose"]);
    expect(d.answer(d.take(d.begin(act), "end"))).toEqual({ pick: ["end"], amounts: {} });
  });
});

const commit: Decision = {
  seat: 0,
  kind: "commit",
  prompt: ["ask"],
  choose: [0, 4],
  options: [
    option("companion:huldra", "companion", ["companion:huldra"], { worth: 2 }),
    option("companion:berserker#1", "companion", ["companion:berserker#1"], { worth: 3, fixed: true }),
    option("boost:flare#1", "boost", ["card:flare#1"], { worth: 2, cost: { lanterns: 1, hand: 1 } }),
    option("boost:horn#1", "boost", ["card:horn#1"], { worth: 3, cost: { lanterns: 2, hand: 1 } }),
    option("ability:mill", "ability", ["relic:mill"], { worth: 1 }),
    option("ability:egg", "ability", ["relic:egg"], { worth: 1 }),
  ],
  amounts: [{ id: "lanterns", label: ["lanterns"], most: 3, cost: { lanterns: 1 }, worth: 1 }],
  budget: { lanterns: 3, hand: 2 },
  limits: { ability: [0, 1] },
  passing: ["walk-away"],
  balance: { mine: [{ label: ["huntress"], n: 1 }], theirs: [{ label: ["golem"], n: 8 }] },
};

describe("several options, amounts and a budget", () => {
  test("what is fixed is chosen from the start and stays", () => {
    const choice = d.begin(commit);
    expect(choice.picks).toEqual(["companion:berserker#1"]);
    expect(d.toggle(choice, "companion:berserker#1").picks).toEqual(["companion:berserker#1"]);
  });

  test("both sides are totalled live, and level is enough", () => {
    let choice = d.begin(commit);
    expect(d.totals(choice)).toMatchObject({ strength: 4, against: 8, prevails: false });
    choice = d.setAmount(d.toggle(choice, "companion:huldra"), "lanterns", 2);
    expect(d.totals(choice)).toMatchObject({ strength: 8, against: 8, prevails: true });
    expect(d.totals({ ...choice, decision: { ...commit, balance: { mine: [], theirs: [{ label: ["x"], n: 7 }], level_wins: false } } })?.prevails).toBe(false);
  });

  test("what is beyond the most that can be added is lost, amounts first and then picks in their order", () => {
    const capped: Decision = { ...commit, balance: { mine: [{ label: ["golem"], n: 8 }], theirs: [], most: 5 } };
    let choice = d.setAmount(d.begin(capped), "lanterns", 1);
    expect(d.totals(choice)).toMatchObject({ strength: 12, worth: 4, counts: 4 });
    choice = d.toggle(d.toggle(choice, "companion:huldra"), "ability:mill");
    const totals = d.totals(choice);
    expect(totals).toMatchObject({ strength: 13, worth: 7, counts: 5 });
    expect(totals?.mine.map((part) => [part.ref, part.n])).toEqual([[undefined, 8], ["pool:lanterns", 1], ["companion:berserker#1", 3], ["companion:huldra", 1]]);
    expect(d.totals({ ...choice, decision: { ...capped, balance: { mine: [], theirs: [], most: 0 } } })).toMatchObject({ strength: 0, worth: 7, counts: 0 });
    expect(d.totals({ ...choice, decision: commit })).toMatchObject({ strength: 8, worth: 7, counts: 7 });
  });

  test("a pick makes amounts give way, and amounts stop at the budget", () => {
    let choice = d.setAmount(d.begin(commit), "lanterns", 9);
    expect(choice.amounts).toEqual({ lanterns: 3 });
    choice = d.toggle(choice, "boost:horn#1");
    expect(choice.amounts).toEqual({ lanterns: 1 });
    expect(d.left(choice)).toEqual({ lanterns: 0, hand: 1 });
    const lanterns = commit.amounts?.[0];
    if (lanterns) expect(d.mostNow(choice, lanterns)).toBe(1);
    expect(d.isAnswer(d.answer(choice))).toBe(true);
  });

  test("what cannot be paid says so and changes nothing", () => {
    const poor = d.begin({ ...commit, budget: { lanterns: 1, hand: 2 } });
    const horn = commit.options?.[3];
    if (!horn) throw new Error("no horn");
    expect(d.hindrance(poor, horn)).toEqual(["decide-dear", { need: 2, have: 1, pool: "pool:lanterns" }]);
    expect(d.toggle(poor, "boost:horn#1")).toBe(poor);
  });

  test("where one of a family is allowed, a second takes its place", () => {
    const choice = d.toggle(d.toggle(d.begin(commit), "ability:mill"), "ability:egg");
    expect(choice.picks).toEqual(["companion:berserker#1", "ability:egg"]);
  });

  test("a touch picks and unpicks", () => {
    const once = d.touch(d.begin(commit), "companion:huldra");
    expect(once.picks).toContain("companion:huldra");
    expect(d.touch(once, "companion:huldra").picks).not.toContain("companion:huldra");
  });

  test("exact numbers are asked for", () => {
    const discard: Decision = { seat: 0, kind: "discard", prompt: ["p"], choose: [2, 2], options: ["a", "b", "c"].map((c) => option(`discard:${c}`, "discard", [`card:${c}`])) };
    let choice = d.toggle(d.begin(discard), "discard:a");
    expect(d.answer(choice)).toEqual(["decide-more", { n: 1 }]);
    choice = d.toggle(choice, "discard:b");
    expect(d.answer(choice)).toEqual({ pick: ["discard:a", "discard:b"], amounts: {} });
    expect(d.toggle(choice, "discard:c")).toBe(choice);
  });

  test("an order is kept and can be changed", () => {
    const look: Decision = { seat: 0, kind: "look", prompt: ["p"], ordered: true, choose: [3, 3], options: ["a", "b", "c"].map((c) => option(c, "look", [])) };
    const choice = ["c", "a", "b"].reduce(d.toggle, d.begin(look));
    expect(choice.picks).toEqual(["c", "a", "b"]);
    expect(d.shift(choice, "b", -1).picks).toEqual(["c", "b", "a"]);
    expect(d.shift(choice, "c", -1)).toBe(choice);
  });

  test("amounts alone", () => {
    const reserve: Decision = { seat: 0, kind: "reserve", prompt: ["p"], choose: [0, 0], amounts: [{ id: "reserve", label: ["r"], most: 2 }] };
    expect(d.answer(d.begin(reserve))).toEqual({ pick: [], amounts: { reserve: 0 } });
    expect(d.answer(d.begin(reserve, { reserve: 2 }))).toEqual({ pick: [], amounts: { reserve: 2 } });
  });
});
