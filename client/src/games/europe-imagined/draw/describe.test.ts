import { expect, test } from "vitest";

import { book, MAP } from "../../../gallery/data";
import { say } from "../../../gallery/words";
import { describe as tell, legendMark } from "./describe";
import { edges, laid } from "./geometry";

const nameOf = (seat: number): string => ["Anna", "Mateus", "Ирина", "Jürgen"][seat] ?? "";
function sentence(id: string, o: { you?: number; pawns?: number[]; known?: Record<string, string> } = {}): string {
  const node = edges(laid(MAP), book).find((n) => n.id === id);
  if (!node) throw new Error(id);
  return tell(node, legendMark(node, o.known ?? {}, book), o.pawns ?? [], { book, say, nameOf, you: o.you });
}

test("a claimed place is told with where it lies, its roads and its owner", () => {
  expect(sentence("T07")).toBe(
    "Bibury of the Looms, Village, Renown 1, 1 south 1 east of the Gate. " +
      "Roads: north to Valletta of the Sunken Bells, east to Tower of Ten Thousand Lamps, south into the unknown, west blocked. Claimed by Ирина.",
  );
  expect(sentence("T07", { you: 2 })).toContain("Claimed by you.");
});

test("the Gate has no kind and no distance, and pawns are named", () => {
  const text = sentence("wayfarers_gate", { pawns: [0, 3], you: 0 });
  expect(text).toMatch(/^Wayfarer's Gate\. Roads: north to Black Forest/);
  expect(text).toMatch(/You are here\. Jürgen is here\.$/);
});

test("the Wonder's bonus is in the Might", () => {
  expect(sentence("T32")).toContain("Kraken stands here, Might 11.");
});

test("a face-down Trickster is named only to one who has seen it", () => {
  expect(sentence("T24")).toContain("A face-down Trickster waits.");
  expect(sentence("T24", { known: { T10: "reynard" } })).not.toContain("Reynard");
  expect(sentence("T24", { known: { T24: "reynard" } })).toContain("you know it: Reynard the Fox, Might 3.");
});
