// The kit of parts every place is built from. All are drawn standing on their own x, y.
import type { Pen, Pt, Stroke } from "./pen";

interface House {
  wall?: string;
  roof?: string;
  /** Height of the roof. */
  rh?: number;
  door?: boolean;
  win?: number;
  over?: number;
  lean?: number;
}
interface Tower {
  wall?: string;
  roof?: string;
  cap?: "cone" | "crenel" | "dome" | "onion";
  /** Height of the cap. */
  ch?: number;
  win?: number;
  slit?: boolean;
  flag?: string;
}

export function house(p: Pen, x: number, y: number, w: number, h: number, o: House = {}): void {
  const { wall = "wall1", roof = "roof1", rh = h * 0.75, door = true, win = 2, over = 3, lean = 0 } = o;
  p.poly([[x - w / 2, y], [x - w / 2 + lean, y - h], [x + w / 2 + lean, y - h], [x + w / 2, y]], wall);
  p.poly([[x - w / 2 - over + lean, y - h], [x + lean * 1.6, y - h - rh], [x + w / 2 + over + lean, y - h]], roof);
  p.hatch(x + lean, y - h - rh * 0.55, w * 0.35, rh * 0.5, 4, 0);
  if (door) p.rect(x - w * 0.12, y - h * 0.42, w * 0.22, h * 0.42, "dark", { ink: 0.9, mis: 0 });
  for (let i = 0; i < win; i++) p.rect(x - w * 0.36 + lean * 0.7 + i * w * 0.5, y - h * 0.82, w * 0.17, h * 0.24, "window", { ink: 0.8, mis: 0, wob: 0.3 });
}
export function tower(p: Pen, x: number, y: number, w: number, h: number, o: Tower = {}): void {
  const { wall = "stone1", roof = "roof2", cap = "cone", ch = w * 1.1, win = 1, slit = false, flag } = o;
  p.rect(x - w / 2, y - h, w, h, wall);
  p.hatch(x + w * 0.22, y - h * 0.9, w * 0.22, h * 0.8, 3, 0);
  for (let i = 0; i < win; i++) p.rect(x - w * (slit ? 0.06 : 0.13), y - h * 0.86 + i * h * 0.3, w * (slit ? 0.14 : 0.28), h * 0.16, "window", { ink: 0.8, mis: 0, wob: 0.3 });
  if (cap === "cone") p.poly([[x - w * 0.66, y - h], [x, y - h - ch], [x + w * 0.66, y - h]], roof);
  if (cap === "crenel") crenel(p, x - w * 0.62, y - h, w * 1.24, w * 0.2, wall);
  if (cap === "dome") {
    p.blob([
      [x - w * 0.56, y - h], [x - w * 0.5, y - h - ch * 0.45], [x, y - h - ch * 0.8], [x + w * 0.5, y - h - ch * 0.45],
      [x + w * 0.56, y - h],
    ], roof);
    p.line([[x, y - h - ch * 0.8], [x, y - h - ch * 1.1]], 1.2);
  }
  if (cap === "onion") { p.blob([
    [x - w * 0.4, y - h], [x - w * 0.62, y - h - ch * 0.3], [x - w * 0.2, y - h - ch * 0.68], [x, y - h - ch],
    [x + w * 0.2, y - h - ch * 0.68], [x + w * 0.62, y - h - ch * 0.3], [x + w * 0.4, y - h],
  ], roof); }
  if (flag) pennant(p, x, y - h - (cap === "cone" || cap === "onion" ? ch : cap === "dome" ? ch * 1.1 : w * 0.4), flag);
}
export function crenel(p: Pen, x: number, y: number, w: number, step: number, wall: string): void {
  const n = Math.max(3, Math.round(w / (step * 2))), s = w / (n * 2 - 1), pts: Pt[] = [[x, y]];
  for (let i = 0; i < n; i++) {
    const a = x + i * 2 * s;
    pts.push([a, y - s * 1.4], [a + s, y - s * 1.4]);
    if (i < n - 1) pts.push([a + s, y - s * 0.5], [a + 2 * s, y - s * 0.5]);
  }
  pts.push([x + w, y], [x + w, y + s], [x, y + s]);
  p.poly(pts, wall, { wob: 0.4 });
}
export function pennant(p: Pen, x: number, y: number, color: string, s = 1): void {
  p.line([[x, y], [x, y - 13 * s]], 1.2);
  p.poly([[x, y - 13 * s], [x + 12 * s, y - 10.5 * s], [x, y - 7 * s]], color, { ink: 1, wob: 0.4 });
}
export function pine(p: Pen, x: number, y: number, h: number, leaf = "leaf1"): void {
  const w = h * 0.46;
  p.rect(x - 1.4, y - h * 0.16, 2.8, h * 0.16, "trunk", { ink: 0.9, mis: 0 });
  for (const [t, b, k] of [[0.1, 0.5, 1], [0.36, 0.76, 0.78], [0.6, 1, 0.54]] as const)
    p.poly([
      [x - w * k / 2, y - h * t], [x + p.j(0.6), y - h * b], [x + w * k / 2, y - h * t],
      [x + w * k * 0.16, y - h * t + 1.5], [x - w * k * 0.16, y - h * t - 1],
    ], leaf, { ink: 1.2 });
  p.fine(() => p.line([[x + w * 0.12, y - h * 0.2], [x + w * 0.3, y - h * 0.17]], 0.8));
}
export function oak(p: Pen, x: number, y: number, h: number, leaf = "leaf2"): void {
  const r = h * 0.3;
  p.poly([[x - h * 0.07, y], [x - h * 0.04, y - h * 0.45], [x + h * 0.05, y - h * 0.45], [x + h * 0.08, y]], "trunk", { ink: 1.1 });
  const pts: Pt[] = [];
  for (let i = 0; i < 9; i++) {
    const a = i / 9 * 6.283, k = i % 2 ? 0.92 : 1.12;
    pts.push([x + Math.cos(a) * r * 1.15 * k, y - h * 0.66 + Math.sin(a) * r * k]);
  }
  p.blob(pts, leaf, { ink: 1.3, wob: 0.8 });
  p.fine(() => {
    p.arc(x + r * 0.2, y - h * 0.62, r * 0.55, -0.2, 1.3, 0.8);
    p.arc(x - r * 0.35, y - h * 0.72, r * 0.3, 0.4, 2.2, 0.8);
  });
}
export function birch(p: Pen, x: number, y: number, h: number, leaf = "leaf3"): void {
  p.poly([[x - 2, y], [x - 1.4, y - h * 0.8], [x + 1.4, y - h * 0.8], [x + 2.2, y]], "snow", { ink: 1 });
  p.fine(() => { for (let i = 1; i < 4; i++) p.line([[x - 1.6, y - h * i * 0.17], [x + 0.6, y - h * i * 0.17]], 1); });
  p.blob([
    [x - h * 0.2, y - h * 0.6], [x - h * 0.12, y - h * 0.95], [x + h * 0.06, y - h * 1.04],
    [x + h * 0.2, y - h * 0.78], [x + h * 0.12, y - h * 0.52],
  ], leaf, { ink: 1.1 });
}
export function bush(p: Pen, x: number, y: number, r: number, leaf = "leaf2"): void {
  p.blob([[x - r, y], [x - r * 0.8, y - r * 0.8], [x, y - r * 1.1], [x + r * 0.8, y - r * 0.7], [x + r, y]], leaf, { ink: 1.1 });
}
export function rock(p: Pen, x: number, y: number, r: number, fill = "stone2"): void {
  p.poly([[x - r, y], [x - r * 0.6, y - r * 0.8], [x + r * 0.2, y - r], [x + r * 0.9, y - r * 0.4], [x + r, y]], fill, { ink: 1.1 });
  p.hatch(x + r * 0.1, y - r * 0.7, r * 0.6, r * 0.6, 3, 0.3);
}
export function peak(p: Pen, x: number, y: number, w: number, h: number, fill = "stone2", snow = true): void {
  p.poly([[x - w / 2, y], [x - w * 0.18, y - h * 0.6], [x, y - h], [x + w * 0.2, y - h * 0.55], [x + w / 2, y]], fill, { wob: 1 });
  if (snow) p.poly([
    [x - w * 0.15, y - h * 0.66], [x, y - h], [x + w * 0.17, y - h * 0.62], [x + w * 0.06, y - h * 0.7],
    [x, y - h * 0.58], [x - w * 0.06, y - h * 0.7],
  ], "snow", { ink: 1, wob: 0.5 });
  p.hatch(x + w * 0.1, y - h * 0.5, w * 0.22, h * 0.42, 4, -0.4);
}
export function boat(p: Pen, x: number, y: number, s: number, o: { sail?: string; hull?: string; two?: boolean } = {}): void {
  const { sail = "snow", hull = "trunk", two = false } = o;
  p.at(x, y, s, () => {
    p.line([[0, -5], [0, -30]], 1.3);
    p.blob([[1, -29], [14, -20], [15, -9], [1, -8]], sail, { ink: 1.2 });
    if (two) p.blob([[-1, -26], [-11, -18], [-12, -9], [-1, -9]], sail, { ink: 1.2 });
    p.poly([[-17, -7], [18, -7], [12, 1], [-11, 1]], hull, { ink: 1.4 });
  });
}
export function waves(p: Pen, x: number, y: number, w: number, n = 2, color = "foam"): void {
  for (let i = 0; i < n; i++) {
    const xx = x + p.j(w * 0.3), yy = y + i * 7;
    p.curve([[xx - w / 2, yy], [xx - w / 4, yy - 2.6], [xx, yy], [xx + w / 4, yy - 2.6], [xx + w / 2, yy]], 1.4, color);
  }
}
export function smoke(p: Pen, x: number, y: number, s = 1, fill = "smoke"): void {
  p.at(x, y, s, () => p.blob([[-3, 0], [-7, -8], [-2, -15], [-8, -24], [0, -34], [9, -28], [7, -18], [11, -10], [4, 0]], fill, { ink: 1, op: 0.9 }));
}
export function arch(p: Pen, x: number, y: number, w: number, h: number, fill = "dark", o: Stroke = {}): void {
  p.blob([
    [x - w / 2, y], [x - w / 2, y - h * 0.55], [x - w * 0.3, y - h * 0.9], [x, y - h], [x + w * 0.3, y - h * 0.9],
    [x + w / 2, y - h * 0.55], [x + w / 2, y], [x, y],
  ], fill, { ink: 1, mis: 0, wob: 0.25, ...o });
}
export function figure(p: Pen, x: number, y: number, s: number, fill: string, { arms = 0 }: { arms?: number } = {}): void {
  p.at(x, y, s, () => {
    if (arms) {
      p.line([[0, -13], [-7, -13 - arms]], 1.3);
      p.line([[0, -13], [7, -13 - arms * 0.7]], 1.3);
    }
    p.poly([[-4, 0], [-2.6, -15], [2.6, -15], [4, 0]], fill, { ink: 1.1, wob: 0.4 });
    p.circ(0, -18.5, 3.4, "skin", { ink: 1.1 });
  });
}
export function clock(p: Pen, x: number, y: number, r: number): void {
  p.circ(x, y, r, "snow", { ink: 1.3 });
  p.line([[x, y], [x, y - r * 0.68]], 1.2);
  p.line([[x, y], [x + r * 0.45, y + r * 0.2]], 1.2);
  p.fine(() => p.dots([0, 1, 2, 3].map((i): Pt => [x + Math.cos(i * 1.571) * r * 0.78, y + Math.sin(i * 1.571) * r * 0.78]), 0.8, "ink"));
}
