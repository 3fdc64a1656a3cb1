// Writes fixtures/almanac.json, the game's catalogue as the server gives it, for the gallery and the tests of the client.
// Run it with `npm run almanac` after a change of the catalogue.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The catalogue, from tiles.yaml, legends.yaml and decks.yaml of a directory. */
export function almanac(data = here("../../server/gatekey/games/europe_imagined/data")) {
  const load = (name) => parse(readFileSync(join(data, name), "utf8"));
  const { gate, types, tiles } = load("tiles.yaml");
  const { legends } = load("legends.yaml");
  const { explorers, cards, decks } = load("decks.yaml");
  return { gate, types, tiles, legends, cards, explorers, decks };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(here("../fixtures"), { recursive: true });
  writeFileSync(here("../fixtures/almanac.json"), `${JSON.stringify(almanac(), null, 1)}\n`);
}
