// Writes fixtures/almanac.json, the game's catalogue as the server gives it, for the gallery and the tests of the client.
// Usage: node scripts/almanac.mjs [DIRECTORY OF tiles.yaml, legends.yaml AND decks.yaml]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const data = process.argv[2] ?? here("../../server/gatekey/games/europe_imagined/data");
const load = (name) => parse(readFileSync(join(data, name), "utf8"));

const { gate, types, tiles } = load("tiles.yaml");
const { legends } = load("legends.yaml");
const { explorers, cards, decks } = load("decks.yaml");
mkdirSync(here("../fixtures"), { recursive: true });
writeFileSync(here("../fixtures/almanac.json"), JSON.stringify({ gate, types, tiles, legends, cards, explorers, decks }, null, 1) + "\n");
