import { expect, test } from "vitest";

import { cut, humanize, Reader } from "../src/lib/text";
import type { Text } from "../src/lib/wire";

const SOURCE = `
travelled = { $seat } travelled to { $to }, { $n ->
    [one] 1 Lantern
   *[other] { $n } Lanterns
}.
part = { $what } { $n }
total = { $n } = { $parts }
kind-forest = Forest
on-kind = On a { $kind }.
join = { $before }, { $item }
join-parts = { $before } + { $item }
listed = With { $who }.
cell = column { $x }, row { $y }
`;
const NAMES: Record<string, string> = { "seat:0": "Анна <b>", "tile:T01": "Hallstatt", "card:flare#1": "Lantern Flare" };
const reader = new Reader("en", [SOURCE], (ref) => NAMES[ref]);

test("names are parts of their own", () => {
  const text: Text = ["travelled", { seat: "seat:0", to: "tile:T01", n: 2 }];
  expect(reader.parts(text)).toEqual([
    { text: "Анна <b>", ref: "seat:0" },
    { text: " travelled to " },
    { text: "Hallstatt", ref: "tile:T01" },
    { text: ", 2 Lanterns." },
  ]);
  expect(reader.plain(text)).toBe("Анна <b> travelled to Hallstatt, 2 Lanterns.");
});

test("one and many", () => {
  expect(reader.plain(["travelled", { seat: "seat:0", to: "tile:T01", n: 1 }])).toContain("1 Lantern.");
});

test("messages inside messages, and lists of them", () => {
  const parts: Text[] = [["part", { what: "card:flare#1", n: 2 }], ["part", { what: "tile:T01", n: 1 }]];
  const text: Text = ["total", { n: 3, parts }];
  expect(reader.plain(text)).toBe("3 = Lantern Flare 2 + Hallstatt 1");
  expect(reader.parts(text).filter((p) => p.ref !== undefined).map((p) => p.ref)).toEqual(["card:flare#1", "tile:T01"]);
});

test("lists are joined as their argument wants, or as all are", () => {
  const who: Text[] = [["part", { what: "card:flare#1", n: 2 }], ["part", { what: "seat:0", n: 1 }]];
  expect(reader.plain(["listed", { who }])).toBe("With Lantern Flare 2, Анна <b> 1.");
  expect(new Reader("en", ["listed = With { $who }."]).plain(["listed", { who: [["a"], ["b"], ["c"]] }])).toBe("With A, B, and C.");
});

test("what has no name is described by its kind", () => {
  expect(reader.name("cell:0,-1")).toBe("column 0, row -1");
});

test("a list with nothing in it reads as nothing", () => {
  expect(reader.plain(["total", { n: 0, parts: [] }])).toBe("0 = ");
});

test("what the game does not name is named by a message, or made readable", () => {
  expect(reader.plain(["on-kind", { kind: "kind:forest" }])).toBe("On a Forest.");
  expect(reader.name("card:horn_of_plenty#2")).toBe("Horn of plenty");
  expect(humanize("lantern_flare#2")).toBe("Lantern flare");
});

test("an unknown message never shows as a key", () => {
  expect(reader.plain(["ei-log-thing-done", { seat: "seat:0" }])).toBe("Log thing done (Анна <b>)");
});

test("references are cut at the first colon", () => {
  expect(cut("cell:0,1")).toEqual(["cell", "0,1"]);
});
