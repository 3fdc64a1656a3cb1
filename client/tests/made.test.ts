// @vitest-environment node
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { almanac } from "../scripts/almanac.mjs";
import { sheet } from "../scripts/icons.mjs";

const kept = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the icon sheet in the repository is the one icons.yaml asks for", () => {
  expect(kept("../src/games/europe-imagined/draw/icons.svg") === sheet(), "run `npm run icons`").toBe(true);
});

test("the catalogue the client is tested with is the server's", () => {
  expect(JSON.parse(kept("../fixtures/almanac.json")), "run `npm run almanac`").toEqual(almanac());
});
