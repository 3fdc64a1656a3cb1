import { expect, test } from "vitest";

import { book } from "../../../gallery/data";
import { slabs, tilt, total } from "./balance";
import sheet from "./icons.svg?raw";
import { escapeXml, glyphId } from "./marks";
import { Pen } from "./pen";
import { drawn } from "./places/index";
import { shortName } from "./short";
import { bandOf, tileArt, tileCorner, tileLabel, tilePawns, wrap } from "./tile";

const almanac = book.almanac;
const tiles = [almanac.gate, ...almanac.tiles];
const parse = (inner: string): Document => new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`, "image/svg+xml");

test("every tile of the catalogue has a picture and a short name of its own", () => {
  expect(tiles.filter((t) => !drawn(t.id)).map((t) => t.id)).toEqual([]);
  expect(new Set(tiles.map((t) => shortName(t.id, t.name))).size).toBe(tiles.length);
});

test("every id of the catalogue has its glyph on the icon sheet", () => {
  const wanted = [
    ...almanac.cards.map((c) => glyphId("cards", c.id)),
    ...almanac.legends.map((l) => glyphId("legends", l.id)),
    ...almanac.legends.filter((l) => l.reward.kind === "relic").map((l) => glyphId("relics", l.id)),
    ...almanac.explorers.map((e) => glyphId("explorers", e.id)),
    ...Object.keys(almanac.types).map((kind) => glyphId("kinds", kind)),
  ];
  expect(wanted.filter((id) => !sheet.includes(`id="${id}"`))).toEqual([]);
});

test("a tile is drawn the same every time, and differently from every other", () => {
  const arts = tiles.map((t) => tileArt(t, 0, {}, "mid"));
  expect(new Set(arts).size).toBe(tiles.length);
  expect(tiles.map((t) => tileArt(t, 0, {}, "mid"))).toEqual(arts);
});

test("a blocked road shows its bar, an open one its arrow, and each turn moves the roads", () => {
  const bibury = book.tile("T07");
  const bars = (art: string) => art.split("--a-barrier").length - 1;
  expect(bars(tileArt(bibury, 0, { N: "joins", E: "joins", S: "open", W: "dead" }, "mid"))).toBe(1);
  expect(bars(tileArt(bibury, 0, { N: "dead", E: "dead", S: "dead", W: "dead" }, "mid"))).toBe(4);
  expect(tileArt(book.tile("T13"), 1, {}, "mid")).not.toBe(tileArt(book.tile("T13"), 0, {}, "mid"));
});

test("drawings are well-formed and carry neither styles nor scripts, which the page would refuse", () => {
  for (const tile of tiles)
    for (const px of [40, 72, 112, 200]) {
      const band = bandOf(px);
      const art = tileArt(tile, 1, { N: "open", E: "dead" }, band) + tileLabel(tile, px) + tileCorner(book, { id: "dragon", might: 12, faceDown: false }, undefined, band) + tilePawns([0, 1, 2, 3], 1, band);
      expect(parse(art).querySelector("parsererror")).toBeNull();
      expect(art).not.toMatch(/ style=|<script| on\w+=|NaN|undefined/);
    }
});

test("a face-down Legend without an id draws no face", () => {
  expect(tileCorner(book, { faceDown: true }, undefined, "mid")).not.toContain("ico-legends");
  expect(tileCorner(book, { faceDown: true, id: "reynard", might: 3 }, undefined, "mid")).toContain("ico-legends-reynard");
});

test("names are escaped and broken where they balance", () => {
  expect(escapeXml('<b>"&')).toBe("&#60;b&#62;&#34;&#38;");
  expect(wrap("Plovdiv, Seven Hills Minus One", 18)).toEqual(["Plovdiv, Seven", "Hills Minus One"]);
  expect(wrap("Matera of the Ovens", 30)).toEqual(["Matera of the Ovens"]);
});

test("the pen puts paths of one style together only when nothing between lies under the later one", () => {
  const box = (x: number) => [x, 0, x + 10, 10] as const;
  const apart = new Pen("x");
  apart.emit('fill="a"', "A", box(0));
  apart.emit('fill="b"', "B", box(0));
  apart.emit('fill="a"', "C", box(50));
  expect(apart.svg).toBe('<path fill="a" d="AC"/><path fill="b" d="B"/>');
  const over = new Pen("x");
  over.emit('fill="a"', "A", box(0));
  over.emit('fill="b"', "B", box(0));
  over.emit('fill="a"', "C", box(5));
  expect(over.svg).toBe('<path fill="a" d="A"/><path fill="b" d="B"/><path fill="a" d="C"/>');
});

test("parts too low to read share a slab, and no worth is lost", () => {
  const parts = [1, 2, 3, 1, 0, 1].map((n, i) => ({ label: `p${i}`, n }));
  const stack = slabs(parts, 2);
  expect(stack.map((s) => s.n)).toEqual([3, 3, 2]);
  expect(total(parts)).toBe(8);
  expect(slabs(parts, 1).map((s) => s.n)).toEqual([1, 2, 3, 1, 1]);
  expect(slabs([{ label: "a", n: 1 }], 5)).toHaveLength(1);
  expect([tilt(10, 10), tilt(0, 40), tilt(40, 0)]).toEqual([0, 1, -1]);
});
