import { expect, test } from "vitest";

import { entryOf, genericNamer } from "../src/lib/generic/names";
import { namer } from "../src/games/europe-imagined/names";
import fixture from "../fixtures/almanac.json";
import type { Plain } from "../src/lib/wire";

const almanac: Plain = {
  cards: { lantern_flare: { id: "lantern_flare", name: "Lantern Flare" } },
  places: [{ id: "P1", name: "First Place" }],
  gate: { id: "gate", name: "The Gate" },
};

test("any almanac: by kind, by copy, from a list, from another shelf, and by the bare id", () => {
  const name = genericNamer(almanac);
  expect(name("card:lantern_flare#2")).toBe("Lantern Flare");
  expect(name("place:P1")).toBe("First Place");
  expect(name("companion:lantern_flare")).toBe("Lantern Flare");
  expect(entryOf(almanac, "P1")?.["name"]).toBe("First Place");
  expect(name("tile:gate")).toBe("The Gate");
  expect(name("seat:1")).toBeUndefined();
});

test("Europe Imagined: tiles, cards, Companions, Legends, Relics and Explorers have their own names", () => {
  const name = namer(fixture as unknown as Plain);
  expect(name("tile:T01")).toBe("Hallstatt-under-Glass");
  expect(name("tile:wayfarers_gate")).toBe("Wayfarer's Gate");
  expect(name("card:lantern_flare#2")).toBe("Lantern Flare");
  expect(name("companion:huldra")).toBe("Huldra");
  expect(name("companion:2:oarsman#1")).toBe("Oarsman");
  expect(name("legend:golem")).toBe("Golem");
  expect(name("relic:banshee")).toBe("Silver Comb");
  expect(name("explorer:ilse_varga")).toBe("Ilse Varga");
  expect(name("pool:lanterns")).toBeUndefined();
});
