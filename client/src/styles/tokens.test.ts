// @vitest-environment node
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { ratio } from "./contrast";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
function block(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  const body = css.slice(start + opening.length, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));
}
const day = block(":root {");
const night = block(':root[data-theme="night"] {');
const bySystem = block(':root:not([data-theme="day"]) {');

const TEXT = 4.5;
const SIGN = 3;
const KINDS = ["village", "forest", "harbour", "bridge", "shrine", "castle", "wonder", "gate"];
const SEATS = ["a", "b", "c", "d"];

function pairs(): [string, string, number][] {
  const list: [string, string, number][] = [
    ["on-accent", "accent", TEXT], ["ink", "glow-soft", TEXT], ["good", "sunk", TEXT], ["bad", "sunk", TEXT], ["a-ink", "a-ribbon", TEXT],
    ["glow-edge", "table", SIGN], ["focus", "table", SIGN], ["a-road", "a-roadedge", SIGN], ["on-shield", "shield", TEXT],
  ];
  for (const ground of ["table", "paper", "slip", "sunk"]) for (const text of ["ink", "ink-2"]) list.push([text, ground, TEXT]);
  for (const ground of ["paper", "slip", "sunk"]) list.push(["ink-3", ground, TEXT]);
  for (const ground of ["paper", "slip"]) {
    for (const text of ["good", "bad", ...SEATS.map((s) => `seat-${s}-text`)]) list.push([text, ground, TEXT]);
    for (const sign of ["ink-off", "focus", "glow-edge", "edge", "lantern"]) list.push([sign, ground, SIGN]);
  }
  for (const kind of KINDS) list.push(["on-k", `k-${kind}`, SIGN]);
  for (const seat of SEATS) list.push(["on-seat", `seat-${seat}`, TEXT], ["seat-mark", `seat-${seat}`, SIGN]);
  return list;
}

test.each([
  ["day", day],
  ["night", { ...day, ...night }],
])("by %s every pair that meets on the screen has the contrast it needs", (_, tokens) => {
  const weak = pairs().filter(([a, b, need]) => ratio(tokens[a] ?? "", tokens[b] ?? "") < need);
  expect(weak).toEqual([]);
  for (const kind of KINDS) {
    const ground = tokens[`a-g-${kind}`] ?? "";
    expect(Math.max(ratio(tokens["a-roadedge"] ?? "", ground), ratio(tokens["a-road"] ?? "", ground))).toBeGreaterThanOrEqual(SIGN);
  }
});

test("the night of the system is the night one may choose", () => {
  expect(bySystem).toEqual(night);
  expect(Object.keys(night).length).toBeGreaterThan(80);
});
