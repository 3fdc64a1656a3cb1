// @vitest-environment node
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sheet } from "../scripts/icons.mjs";

test("the icon sheet in the repository is the one icons.yaml asks for", () => {
  const kept = readFileSync(new URL("../src/games/europe-imagined/draw/icons.svg", import.meta.url), "utf8");
  expect(kept === sheet(), "run `npm run icons`").toBe(true);
});
