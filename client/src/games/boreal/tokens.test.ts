// @vitest-environment node
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { ratio } from "../../styles/contrast";

const block = (file: string, opening: string): Record<string, string> => {
  const css = readFileSync(new URL(file, import.meta.url), "utf8");
  const start = css.indexOf(`\n${opening}`);
  expect(start, opening).toBeGreaterThanOrEqual(0);
  const body = css.slice(start + opening.length, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));
};
const shared = "../../styles/tokens.css";
const day = { ...block(shared, ":root {"), ...block("boreal.css", ':root[data-game="boreal"] {'), ...block("boreal.css", ":root {") };
const night = {
  ...day,
  ...block(shared, ':root[data-theme="night"] {'),
  ...block("boreal.css", ':root[data-theme="night"][data-game="boreal"] {'),
  ...block("boreal.css", ':root[data-theme="night"] {'),
};

const TEXT = 4.5;
const SIGN = 3;

function pairs(): [string, string, number][] {
  const list: [string, string, number][] = [["on-accent", "accent", TEXT], ["bo-ink", "bo-moon", TEXT], ["ink", "glow-soft", TEXT], ["ink", "bo-card", TEXT], ["ink-2", "bo-card", TEXT]];
  for (const ground of ["table", "paper", "slip", "sunk"]) for (const text of ["ink", "ink-2"]) list.push([text, ground, TEXT]);
  for (const ground of ["paper", "slip", "sunk"]) list.push(["ink-3", ground, TEXT], ["ink-off", ground, TEXT]);
  for (const ground of ["paper", "slip"]) {
    for (const text of ["good", "bad", "seat-a-text", "seat-b-text"]) list.push([text, ground, TEXT]);
    for (const sign of ["focus", "glow-edge", "edge"]) list.push([sign, ground, SIGN]);
  }
  list.push(["glow-edge", "table", SIGN], ["focus", "table", SIGN]);
  for (const family of ["earth", "air", "fire", "water", "archive"]) list.push(["bo-on", `bo-${family}`, TEXT]);
  return list;
}

test.each([
  ["day", day],
  ["night", night],
])("by %s every pair that meets on the screen has the contrast it needs", (_, tokens: Record<string, string>) => {
  const weak = pairs().filter(([a, b, need]) => ratio(tokens[a] ?? "", tokens[b] ?? "") < need);
  expect(weak.map(([a, b, need]) => `${a} on ${b}: ${ratio(tokens[a] ?? "", tokens[b] ?? "").toFixed(2)} < ${need}`)).toEqual([]);
});
