// Keywords: found in sentences in every language, each with a card, each citing rules.
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { WORDS as BOREAL } from "../src/games/boreal/words";
import { WORDS } from "../src/games/europe-imagined/words";
import { Glossary, glossaryOf, wordFor, wordOfRule } from "../src/lib/glossary";
import { Reader } from "../src/lib/text";

const folder = "src/games/europe-imagined/messages";
const read = (file: string): string => readFileSync(file, "utf8");
const reader = (locale: string, game = "europe-imagined"): Reader => new Reader(locale, [read(`src/games/${game}/messages/words.${locale}.ftl`)]);
const glossary = (locale: string): Glossary => glossaryOf(reader(locale), WORDS);
const GAMES = { "europe-imagined": WORDS, boreal: BOREAL };

test("a keyword is found in any of its forms, the longest first, once a sentence, never inside a word", () => {
  const words = new Glossary([["lantern", ["Lantern", "Lanterns"]], ["level", ["Lantern Level"]], ["might", ["Might"]]]);
  expect(words.cut("A Lantern Level of 2 Lanterns, and a Lantern")).toEqual([{ text: "A " }, { text: "Lantern Level", word: "level" }, { text: " of 2 " }, { text: "Lanterns", word: "lantern" }, { text: ", and a Lantern" }]);
  expect(words.in("Almighty Might-y Lanternfish")).toEqual([]);
  expect(new Glossary([]).cut("Might")).toEqual([{ text: "Might" }]);
  const seen = new Set(["might"]);
  expect(words.cut("Might", seen)).toEqual([{ text: "Might" }]);
});

test.each([
  ["europe-imagined", "en"],
  ["europe-imagined", "de"],
  ["boreal", "en"],
  ["boreal", "de"],
] as const)("every keyword of %s has a name, forms and a text in %s, and the forms lead back to it", (game, locale) => {
  const words = reader(locale, game);
  const found = glossaryOf(words, GAMES[game]);
  for (const [id, rules] of Object.entries(GAMES[game])) {
    expect(words.has(`word-${id}`), id).toBe(true);
    expect(words.attribute(`word-${id}`, "text")?.length ?? 0, id).toBeGreaterThan(20);
    const forms = words.attribute(`word-${id}`, "forms")?.split("|") ?? [];
    expect(forms.length, id).toBeGreaterThan(0);
    for (const form of forms) expect(found.in(form), form).toEqual([id]);
    expect(found.in(words.name(`word:${id}`)), `the name of ${id} is one of its forms`).toEqual([id]);
    expect(rules).toMatch(/^(?:EI-[A-Z]+|BO)-\d+(?: (?:EI-[A-Z]+|BO)-\d+)*$/);
  }
  const keys = new FluentResource(read(`src/games/${game}/messages/words.${locale}.ftl`)).body.map((m) => m.id);
  expect(keys.sort()).toEqual(Object.keys(GAMES[game]).map((id) => `word-${id}`).sort());
});

/** Words with a capital letter in the middle of a sentence that are no keywords: names, and parts of the screen. */
const ORDINARY = new Set(["Europe", "Imagined", "English", "Explorer", "Explorers", "Level", "Ground", "Deck", "Hunter", "Discovery", "Huntress"]);

test("whatever a sentence of the game writes with a capital letter is a keyword", () => {
  const files = ["../server/gatekey/games/europe_imagined/text/en.ftl", `${folder}/en.ftl`, `${folder}/guide.en.ftl`, `${folder}/hints.en.ftl`, "src/games/europe-imagined/draw/messages.en.ftl", `${folder}/words.en.ftl`];
  const found = glossary("en");
  const missing = new Set<string>();
  for (const file of files) {
    const sentences = read(file).split("\n").filter((line) => !line.startsWith("#") && !line.trim().startsWith(".forms")).join("\n").replaceAll(/\{[^{}]*\}/g, "0");
    for (const match of sentences.matchAll(/(?<=[a-z,0-9] )[A-Z][a-z]+(?:-[A-Z]?[a-z]+)?/g)) {
      if (found.in(match[0]).length === 0 && !ORDINARY.has(match[0])) missing.add(match[0]);
    }
  }
  expect([...missing]).toEqual([]);
});

test("what has no card of its own may stand for a keyword", () => {
  expect(wordFor("pool:lanterns", WORDS)).toBe("lanterns");
  expect(wordFor("kind:forest", WORDS)).toBe("forest");
  expect(wordFor("pool:hand", WORDS)).toBeUndefined();
  expect(wordFor("tile:dusk", WORDS)).toBeUndefined();
  expect(wordFor("kind:forest", undefined)).toBeUndefined();
});

test.each(["guide", "hints"])("the sentences of the %s exist in both languages, and each is used", (name) => {
  const keys = (locale: string): string[] => new FluentResource(read(`${folder}/${name}.${locale}.ftl`)).body.map((m) => m.id).sort();
  expect(keys("de")).toEqual(keys("en"));
  const code = ["coach.ts", "hints.ts", "Guide.svelte"].map((file) => read(`src/games/europe-imagined/${file}`)).join("\n");
  const beginnings = ["guide-lamp-", "guide-learnt-", "guide-why-", "hint-for-", "guide-go-"];
  const named = (key: string): boolean => code.includes(`"${key}"`) || beginnings.some((start) => key.startsWith(start) && code.includes(`\`${start}\${`)) || /^guide-(discard|retreat|exhaust|dismiss)$/.test(key);
  expect(keys("en").filter((key) => !named(key))).toEqual([]);
  for (const match of code.matchAll(/"((?:guide|hint)-[a-z-]*[a-z])"/g)) expect(keys("en").includes(match[1] ?? "") || !(match[1] ?? "").startsWith(name === "guide" ? "guide" : "hint"), match[1]).toBe(true);
});

test("the number of a rule leads to the keyword that gives it, or one of the same part", () => {
  expect(wordOfRule("EI-DUSK-1", WORDS)).toBe("dusk");
  expect(wordOfRule("EI-SAIL-9", WORDS)).toBe("sail");
  expect(wordOfRule("BO-29", BOREAL)).toBe("archive");
  expect(wordOfRule("BO-77", BOREAL)).toBeUndefined();
  expect(wordOfRule("EI-WEATHER-1", WORDS)).toBeUndefined();
  expect(wordOfRule("EI-DUSK-1", undefined)).toBeUndefined();
});
