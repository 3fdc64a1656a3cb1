import { expect, test } from "vitest";

import { book, MAP, PLAYERS } from "../../../gallery/data";
import { balanceParts, glyphOf, kindsOf, levelOf, pawnsOf } from "./feed";

test("a reference finds its glyph, and an unknown one none", () => {
  expect(glyphOf("card:lantern_flare", book)).toEqual(["cards", "lantern_flare"]);
  expect(glyphOf("tile:T09", book)).toEqual(["kinds", "forest"]);
  expect(glyphOf("tile:wayfarers_gate", book)).toEqual(["kinds", "gate"]);
  expect(glyphOf("seat:2", book)).toBeUndefined();
  expect(glyphOf(undefined, book)).toBeUndefined();
});

test("parts of a fight become slabs with words, glyph and the seat that added them", () => {
  const parts = balanceParts(
    [{ label: ["golem"], n: 8, ref: "legend:golem" }, { label: ["rumor"], n: 2, ref: "card:whispered_rumor" }, { label: ["lanterns"], n: 1, ref: "lantern" }],
    book,
    ([key]) => key.toUpperCase(),
    (part) => (part.ref === "card:whispered_rumor" ? 2 : undefined),
  );
  expect(parts).toEqual([
    { label: "GOLEM", n: 8, glyph: ["legends", "golem"] },
    { label: "RUMOR", n: 2, glyph: ["cards", "whispered_rumor"], seat: 2 },
    { label: "LANTERNS", n: 1, glyph: ["signs", "lantern"], lantern: true },
  ]);
});

test("claimed kinds are counted once and in their order", () => {
  expect(kindsOf({ map: MAP }, 1, book)).toEqual(["harbour"]);
  expect(kindsOf({ map: MAP }, 0, book)).toEqual(["forest", "bridge"]);
});

test("pawns carry names, and the last level goes on", () => {
  expect(pawnsOf({ players: PLAYERS }, (seat) => `p${seat}`)[2]).toEqual({ seat: 2, at: "wayfarers_gate", name: "p2" });
  expect([1, 8, 9].map((round) => levelOf({ round, levels: [2, 3, 4, 5, 6, 7, 8, 8] }))).toEqual([2, 8, 8]);
});
