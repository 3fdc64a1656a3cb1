// Every message that the sources name exists, and none is left over from before.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const keysOf = (file: string): Set<string> => new Set(new FluentResource(readFileSync(file, "utf8")).body.map((m) => m.id));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "gallery" ? "" : sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}
const code = sources("src");
const client = keysOf("src/messages/en.ftl");
const games = ["europe-imagined", "boreal"].map((id) => keysOf(`src/games/${id}/messages/en.ftl`));
const own = new Set(games.flatMap((keys) => [...keys]));
/** Keys put together in the code, by their beginnings. */
const made = [...code.matchAll(/`([a-z][a-z_-]*-)\$\{/g)].map((m) => m[1] ?? "");

test("messages named in the sources exist", () => {
  const named = [...code.matchAll(/\bt\("([a-z][a-z0-9-]*)"/g)].map((m) => m[1] ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !client.has(key))).toEqual([]);
  const said = [...code.matchAll(/say\("((?:ei|boreal)-ui-[a-z0-9-]*)"/g)].map((m) => m[1] ?? "");
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((key) => !own.has(key))).toEqual([]);
});

test("no message is left over", () => {
  const unused = [...client, ...own].filter((key) => !code.includes(`"${key}"`) && !made.some((start) => key.startsWith(start)) && !/^(awaited|place)-/.test(key));
  const byEnding = unused.filter((key) => !/-(title|text|go)$/.test(key) && !/^(?:ei|boreal)-ui-(tab|cat|primer|verb|hint|used|legend|looked|level|over|short|win|lose)-/.test(key));
  expect(byEnding).toEqual([]);
});
