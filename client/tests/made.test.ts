// @vitest-environment node
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { almanac } from "../scripts/almanac.mjs";
import { SHEETS, sheet } from "../scripts/icons.mjs";

const kept = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test.each(SHEETS)("the icon sheet in the repository is the one its icons.yaml asks for: $out", ({ names, out }) => {
  expect(readFileSync(out, "utf8") === sheet(names), "run `npm run icons`").toBe(true);
});

test("the catalogue the client is tested with is the server's", () => {
  expect(JSON.parse(kept("../fixtures/almanac.json")), "run `npm run almanac`").toEqual(almanac());
});
