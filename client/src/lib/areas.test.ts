import { expect, test } from "vitest";

import { arrive, isArrow, leave, nearest, type Box } from "./areas";

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
const boxes = [at(0, 0), at(20, 0), at(40, 0), at(20, 30), at(45, 30)];

test("arrows lead to the next thing in their direction, straight ahead before aside", () => {
  const from = boxes[1] as Box;
  expect(nearest(from, boxes, "ArrowRight")).toBe(2);
  expect(nearest(from, boxes, "ArrowLeft")).toBe(0);
  expect(nearest(from, boxes, "ArrowDown")).toBe(3);
  expect(nearest(from, boxes, "ArrowUp")).toBe(-1);
  expect(nearest(boxes[4] as Box, boxes, "ArrowUp")).toBe(2);
});

test("other keys are no arrows", () => {
  expect(["ArrowUp", "Enter", "1"].map(isArrow)).toEqual([true, false, false]);
});

test("who was at something of a screen that goes is at the decision when the table comes; nobody else is moved", () => {
  for (const wasAt of [true, false]) {
    document.body.innerHTML = "<button>Start</button>";
    if (wasAt) document.querySelector("button")?.focus();
    leave();
    document.body.innerHTML = '<section id="ask" data-area="ask" tabindex="-1"></section>';
    const ask = document.querySelector("section");
    if (ask !== null) ask.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
    arrive();
    expect(document.activeElement).toBe(wasAt ? ask : document.body);
  }
});
