// Builds the icon sheets: for each game one SVG of symbols with only the glyphs that its icons.yaml names. Run it with
// `npm run icons` after a change of one; the sheets are kept in the repository, so a build needs no icon package.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What is asked for, and the sheet that answers it. */
export const SHEETS = [
  { names: here("icons.yaml"), out: here("../src/games/europe-imagined/draw/icons.svg") },
  { names: here("../src/games/boreal/icons.yaml"), out: here("../src/games/boreal/draw/icons.svg") },
];

/** A sheet as text. Throws when a name is not in the set or stands twice in one group. */
export function sheet(names) {
  const groups = parse(readFileSync(names, "utf8"));
  const { icons } = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const symbols = [];
  for (const [group, items] of Object.entries(groups)) {
    const seen = new Map();
    for (const [id, name] of Object.entries(items)) {
      const body = icons[name]?.body;
      if (!body) throw new Error(`${group}.${id}: no icon is called ${name}`);
      if (seen.has(name)) throw new Error(`${group}: ${seen.get(name)} and ${id} share ${name}`);
      seen.set(name, id);
      const d = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
      symbols.push(`<symbol id="ico-${group}-${id}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`);
    }
  }
  const credit = "Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Made by scripts/icons.mjs.";
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.join("\n")}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { names, out } of SHEETS) {
    writeFileSync(out, sheet(names));
    console.log(`wrote ${out}`);
  }
}
