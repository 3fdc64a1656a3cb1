// The almanac in another language, and names that run from right to left.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { bookOf } from "../src/games/europe-imagined/model";
import { Reader } from "../src/lib/text";
import { translated } from "../src/lib/translate";
import type { Plain } from "../src/lib/wire";

const ALMANAC: Plain = {
  cards: { oarsman: { id: "oarsman", name: "Oarsman", kind: "companion", cost: 1, effect: "Gain 1 Lantern.", rulings: ["First.", "Second."] } },
  legends: {
    golem: { id: "golem", name: "Golem", upper: { timing: "passive", effect: "No Duel." }, reward: { kind: "tame", name: "Golem", effect: "Sleeps." } },
    faust: { id: "faust", name: "Faust", upper: null, reward: { kind: "relic", name: "Contract", effect: "Pay." } },
  },
  gate: { id: "gate", name: "Gate", exits: ["N"] },
  types: { village: { effect: "Market." } },
  track: { spaces: [0, 1] },
};
const GERMAN = `
card-oarsman = Ruderer
    .effect = Erhalte 1 Laterne.
    .rulings-2 = Zweitens.
legend-golem = Der Golem
    .upper-effect = Kein Duell.
relic-faust = Pakt
legend-faust = Doktor Faust
gate-gate = Tor
type-village =
    .effect = Markt.
`;

test("names and words stand where the English ones stood, and the rest stays", () => {
  expect(translated(ALMANAC, "de", GERMAN)).toEqual({
    cards: { oarsman: { id: "oarsman", name: "Ruderer", kind: "companion", cost: 1, effect: "Erhalte 1 Laterne.", rulings: ["First.", "Zweitens."] } },
    legends: {
      golem: { id: "golem", name: "Der Golem", upper: { timing: "passive", effect: "Kein Duell." }, reward: { kind: "tame", name: "Der Golem", effect: "Sleeps." } },
      faust: { id: "faust", name: "Doktor Faust", upper: null, reward: { kind: "relic", name: "Pakt", effect: "Pay." } },
    },
    gate: { id: "gate", name: "Tor", exits: ["N"] },
    types: { village: { effect: "Markt." } },
    track: { spaces: [0, 1] },
  });
});

test("an almanac without words in that language is the one it was", () => {
  expect(translated(ALMANAC, "de", "game-name = Spiel")).toEqual(ALMANAC);
  expect(translated(null, "de", GERMAN)).toBeNull();
});

test("no English is left of what a card of Europe Imagined shows", () => {
  const lists = JSON.parse(readFileSync("fixtures/almanac.json", "utf8")) as Record<string, { id: string }[]>;
  const keyed = Object.fromEntries(Object.entries(lists).map(([shelf, list]) => [shelf, Array.isArray(list) ? Object.fromEntries(list.map((e) => [e.id, e])) : list])) as Plain;
  const german = readFileSync("../server/gatekey/games/europe_imagined/text/de.almanac.ftl", "utf8");
  const [english, book] = [bookOf(keyed), bookOf(translated(keyed, "de", german))];
  const same: string[] = [];
  for (const { id, effect } of english.almanac.cards) if (book.card(id)?.effect === effect) same.push(id);
  for (const { id, reward, upper } of english.almanac.legends) {
    if (book.legend(id)?.reward.effect === reward.effect || (upper && book.legend(id)?.upper?.effect === upper.effect)) same.push(id);
    expect(book.companion(id).name).toBe(reward.kind === "tame" ? book.legend(id)?.name : book.legend(id)?.reward.name);
  }
  for (const { id, flavour } of english.almanac.tiles) if (book.tile(id).flavour === flavour) same.push(id);
  expect(english.almanac.cards.length).toBeGreaterThan(40);
  expect(same).toEqual([]);
});

const SENTENCES = "won = { $who } beat { $other } 3:1.\n";
const NAMES: Record<string, string> = { "seat:0": "שרה 7", "seat:1": "Bo", "seat:2": "علي (2)" };
const reader = new Reader("en", [SENTENCES], (ref) => NAMES[ref]);

test("a name from right to left is set apart in a sentence that is one string", () => {
  expect(reader.plain(["won", { who: "seat:0", other: "seat:1" }])).toBe("\u2068שרה 7\u2069 beat Bo 3:1.");
  expect(reader.say("won", { who: "Bo", other: "علي (2)" })).toBe("Bo beat \u2068علي (2)\u2069 3:1.");
});

test("other names carry no marks, and a name that is a part of its own needs none", () => {
  expect(reader.say("won", { who: "Çağla", other: "Анна" })).toBe("Çağla beat Анна 3:1.");
  expect(reader.parts(["won", { who: "seat:2", other: "seat:1" }])[0]).toEqual({ text: "علي (2)", ref: "seat:2" });
});
