// The ground of a tile: a flat coat, a second load of the brush, dry strokes and the marks of its kind. A harbour gets
// a coast that follows its roads, a bridge a river that keeps away from every road.
import type { Dir } from "../almanac";
import { waves } from "./parts";
import { Pen, type Pt } from "./pen";
import type { Kind } from "./types";

const EDGE: Record<Dir, Pt> = { N: [100, 0], E: [200, 100], S: [100, 200], W: [0, 100] };
const WHOLE = "M0 0H200V200H0Z";

export function ground(p: Pen, kind: Kind, exits: readonly Dir[]): void {
  const second = `h-${kind}`;
  p.emit(`fill="var(--a-g-${kind})"`, WHOLE);
  // no two mixes are alike
  p.emit(`fill="var(--a-${p.r.pick(["leaf3", "pink", "gold", "sea", "snow", "roof3"])})" fill-opacity=".1"`, WHOLE);
  if (kind === "wonder") rays(p, second);
  else brush(p, second);
  p.fine(() => dryStrokes(p, second));
  MARKS[kind]?.(p, exits);
}

function rays(p: Pen, color: string): void {
  for (let i = 0; i < 14; i++) {
    const a = ((i + 0.1) / 14) * 6.283;
    const far = (t: number): Pt => [100 + Math.cos(t) * 160, 100 + Math.sin(t) * 160];
    p.poly([[100, 100], far(a), far(a + 0.22)], color, { ink: 0 });
  }
}
function brush(p: Pen, color: string): void {
  const r = p.r;
  for (let i = 0; i < 5; i++) {
    const [x, y, w, h] = [r(200), r(200), r(30, 62), r(12, 26)];
    const pts: Pt[] = [[x - w, y], [x - w * 0.4, y - h], [x + w * 0.5, y - h * 0.8], [x + w, y], [x + w * 0.4, y + h], [x - w * 0.5, y + h * 0.9]];
    p.blob(pts, color, { ink: 0 });
  }
}
function dryStrokes(p: Pen, color: string): void {
  const r = p.r;
  for (let i = 0; i < 7; i++) {
    const [x, y, w] = [r(200), r(200), r(24, 60)];
    for (let j = 0; j < 3; j++) {
      const yy = y + j * 4.6;
      p.curve([[x - w + p.j(9), yy], [x, yy - 2.5], [x + w + p.j(9), yy + 1]], j + 1, color, { wob: 0.6 });
    }
  }
}

const MARKS: Partial<Record<Kind, (p: Pen, exits: readonly Dir[]) => void>> = {
  village: furrows,
  forest: (p) => scatter(p, 26, (x, y) => p.line([[x, y], [x + 1.5, y - 4], [x + 3, y]], 0.8, "leaf4")),
  castle: (p) => scatter(p, 7, (x, y) => p.curve([[x - 14, y], [x, y - 6], [x + 14, y]], 0.8, "roof2")),
  shrine: (p) => scatter(p, 26, (x, y) => p.dots([[x, y]], 1.1, "snow")),
  harbour: coast,
  bridge: (p, exits) => {
    scatter(p, 22, (x, y) => {
      p.line([[x, y], [x, y - 4]], 0.8, "leaf2");
      p.line([[x + 3, y], [x + 4, y - 3]], 0.8, "leaf2");
    });
    river(p, exits);
  },
};

function scatter(p: Pen, n: number, draw: (x: number, y: number) => void): void {
  p.fine(() => {
    for (let i = 0; i < n; i++) draw(p.r(200), p.r(200));
  });
}
function furrows(p: Pen): void {
  p.fine(() => {
    for (const [x, y] of [[22, 128], [176, 128], [170, 22]] as const)
      for (let i = 0; i < 5; i++) p.line([[x - 16 + i * 7, y - 10], [x - 21 + i * 7, y + 10]], 0.8, "roof3");
  });
}

function coast(p: Pen, exits: readonly Dir[]): void {
  const r = p.r;
  for (let i = 0; i < 9; i++) waves(p, r(200), r(200), 20, 1);
  const land = exits.map((d) => `M100 100L${EDGE[d].join(" ")}`).join("");
  const shore = Array.from({ length: 10 }, (_, i): Pt => {
    const [a, k] = [(i / 10) * 6.283, 40 + r(7)];
    return [Math.cos(a) * k, Math.sin(a) * k * 0.92];
  });
  for (const [width, color, grow] of [[72, "foam", 8], [62, "ink", 2.4], [59, "sand", 0]] as const) {
    const q = new Pen("shore");
    const k = 1 + grow / 46;
    q.blob(shore.map(([x, y]): Pt => [100 + x * k, 100 + y * k]), color, { ink: 0, wob: 0, mis: 0 });
    p.raw(`<g${color === "foam" ? ' opacity=".75"' : ""}><path d="${land}" stroke="var(--a-${color})" stroke-width="${width}" stroke-linecap="round" fill="none"/>${q.svg}</g>`);
  }
}

/** Where the river enters and leaves: the two edges, or the corners, that no road uses. */
function riverEnds(p: Pen, exits: readonly Dir[]): readonly [Pt, Pt] {
  const has = (d: Dir) => exits.includes(d);
  if (!has("W") && !has("E")) return [[-10, 96 + p.j(10)], [210, 106 + p.j(10)]];
  if (!has("N") && !has("S")) return [[96 + p.j(8), -10], [104 + p.j(8), 210]];
  if (!has("W")) return [[-10, 100], has("S") && has("E") ? [206, 206] : [206, -6]];
  if (!has("E")) return [[210, 100], [-6, 206]];
  return has("S") ? [[100, -10], [206, 206]] : [[100, 210], [-6, -6]];
}
function river(p: Pen, exits: readonly Dir[]): void {
  const [a, b] = riverEnds(p, exits);
  const near = (t: number): Pt => [a[0] + (100 - a[0]) * t, a[1] + (100 - a[1]) * t];
  const far = (t: number): Pt => [100 + (b[0] - 100) * t, 100 + (b[1] - 100) * t];
  const bend = ([x, y]: Pt, k: number): Pt => [x + p.j(2), y + k];
  const course = [a, bend(near(0.5), 4), [100, 100] as const, bend(far(0.5), -4), b];
  for (const [width, color] of [[51, "ink"], [48, "foam"], [42, "river"]] as const) p.curve(course, width / p.bold, color, { wob: 0 });
  const ripple = (pts: Pt[], dy: number) => p.curve(pts.map(([x, y]): Pt => [x, y + dy]), 1.2, "foam", { dash: "9 13" });
  for (const dy of [-10, 0, 10]) ripple([near(0.25), near(0.5), near(0.72)], dy);
  for (const dy of [-9, 4, 11]) ripple([far(0.28), far(0.5), far(0.85)], dy);
}
