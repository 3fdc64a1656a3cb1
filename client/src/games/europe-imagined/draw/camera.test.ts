import { expect, test } from "vitest";

import { Camera, drawnSize, FARTHEST, NEAREST } from "./camera.svelte";

function view(width: number, height: number): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}
const home = { x: 0, y: 0 };
const row = (n: number) => Array.from({ length: n }, (_, x) => ({ x, y: 0 }));

test("the whole map fits, in the part of the view that no panel covers", () => {
  const camera = view(1000, 700);
  camera.insets = { top: 100, right: 300, bottom: 100, left: 200 };
  camera.fit(row(6));
  expect(camera.px).toBeCloseTo(500 / 6.5);
  expect(row(6).every((cell) => camera.sees(cell))).toBe(true);
  // The middle of the row is the middle of the free part, at 450, 350.
  expect(camera.transform).toBe(`translate(${(450 - 2.5 * camera.px).toFixed(1)}px, 350.0px) scale(${(camera.px / 200).toFixed(4)})`);
});

test("panels that open later leave no row of the map behind them, until somebody moves the map", () => {
  const column = Array.from({ length: 5 }, (_, i) => ({ x: 0, y: i - 2 }));
  const camera = view(1440, 900);
  camera.insets = { top: 130, right: 300, bottom: 24, left: 270 };
  camera.follow(column, home, [], []);
  camera.insets = { top: 130, right: 300, bottom: 310, left: 270 };
  expect(column.every((cell) => camera.sees(cell))).toBe(false);
  camera.follow(column, home, [], []);
  expect(column.every((cell) => camera.sees(cell))).toBe(true);
  // The roads that leave the outermost places north and south end inside what is free.
  const middle = 130 + (900 - 130 - 310) / 2;
  for (const end of [2.73, -2.73]) {
    const y = middle - end * camera.px - camera.y * camera.scale;
    expect(y).toBeGreaterThanOrEqual(130);
    expect(y).toBeLessThanOrEqual(590);
  }
  camera.pan(400, 0);
  const moved = [camera.x, camera.y, camera.px];
  camera.follow(column, home, [], []);
  expect([camera.x, camera.y, camera.px]).toEqual(moved);
});

test("a map too large to be read opens at one's own pawn", () => {
  const camera = view(360, 400);
  camera.open(row(12), { x: 9, y: 0 });
  expect(camera.px).toBe(78);
  expect(camera.sees({ x: 9, y: 0 })).toBe(true);
  expect(camera.sees({ x: 0, y: 0 })).toBe(false);
});

test("what is asked about comes into sight with the least movement", () => {
  const camera = view(600, 600);
  camera.px = 100;
  camera.reveal([{ x: 1, y: 1 }], home);
  expect([camera.x, camera.y, camera.px]).toEqual([0, 0, 100]);
  camera.reveal([{ x: 5, y: 0 }], home);
  expect(camera.sees({ x: 5, y: 0 })).toBe(true);
  expect([camera.y, camera.px]).toEqual([0, 100]);
});

test("it zooms out for several answers, but never below what can be read: then the near ones win", () => {
  const camera = view(400, 400);
  camera.px = 120;
  camera.reveal(row(4), home);
  expect(row(4).every((cell) => camera.sees(cell))).toBe(true);
  camera.reveal(row(20), home);
  expect(camera.px).toBeGreaterThanOrEqual(62);
  expect(camera.sees(home)).toBe(true);
});

test("zooming keeps the point under the finger where it is, within bounds", () => {
  const camera = view(800, 600);
  const under = () => [camera.x + (700 - 400) / camera.scale, camera.y + (100 - 300) / camera.scale];
  const before = under();
  camera.zoomAt(1.5, 700, 100);
  expect(under()[0]).toBeCloseTo(before[0] ?? 0);
  expect(under()[1]).toBeCloseTo(before[1] ?? 0);
  camera.zoomAt(100, 0, 0);
  expect(camera.px).toBe(NEAREST);
  camera.zoomAt(0.001, 0, 0);
  expect(camera.px).toBe(FARTHEST);
});

test("lettering is drawn for a size no larger than the one on the screen", () => {
  for (let px = FARTHEST; px <= NEAREST; px += 0.7) expect(drawnSize(px)).toBeLessThanOrEqual(px + 0.01);
  expect(drawnSize(112)).toBe(112);
});
