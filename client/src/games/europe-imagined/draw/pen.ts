// A pen that draws like a hand: flat gouache a little out of register, then an ink line with a small wobble.
// Colours are names of art tokens ("leaf1" is var(--a-leaf1)), so one drawing serves day and night.
import { rng, type Rng } from "./rng";

export type Pt = readonly [number, number];

export interface PenOptions {
  /** Ink is this many times as wide as for a large picture. */
  bold?: number;
  /** Draw the detail that only a large picture shows. */
  fine?: boolean;
}

export interface Stroke {
  ink?: number;
  close?: boolean;
  wob?: number;
  color?: string;
  /** Opacity of the fill. */
  op?: number;
  /** How far the fill slips away from its line. */
  mis?: number;
  dash?: string;
  /** Vertical radius and number of points, where a round shape is drawn. */
  ry?: number;
  n?: number;
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];
interface Layer {
  style: string;
  d: string;
  boxes: Box[];
}

const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];
const LOOK_BACK = 24;

export const num = (v: number): string => {
  const s = v.toFixed(1);
  return s.endsWith(".0") ? s.slice(0, -2) : s;
};
const paint = (c: string | null): string => (!c || c === "none" ? "none" : /^[#v]|url/.test(c) ? c : `var(--a-${c})`);
const apart = (a: Box, b: Box): boolean => a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];

function boxOf(points: readonly Pt[], margin: number): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
}

export class Pen {
  readonly r: Rng;
  readonly bold: number;
  readonly isFine: boolean;
  scale = 1;
  private scaleY = 1;
  private tx = 0;
  private ty = 0;
  private out: string[] = [];
  private layers: Layer[] = [];

  constructor(seed: string, { bold = 1, fine = true }: PenOptions = {}) {
    this.r = rng(seed);
    this.bold = bold;
    this.isFine = fine;
  }

  // --- frame ---------------------------------------------------------------------------------------------------
  /** Draws with the origin at x, y and s times as large; flip -1 turns it upside down. */
  at(x: number, y: number, s: number, draw: (p: Pen) => void, flip = 1): void {
    const keep = [this.tx, this.ty, this.scale, this.scaleY] as const;
    this.tx += x * this.scale;
    this.ty += y * this.scaleY;
    this.scale *= s;
    this.scaleY *= s * flip;
    draw(this)
    ;[this.tx, this.ty, this.scale, this.scaleY] = keep;
  }
  /** Detail that is left out of small pictures. */
  fine(draw: () => void): void {
    if (this.isFine) draw();
  }
  group(attrs: string, draw: () => void): void {
    this.raw(`<g ${attrs}>`);
    draw();
    this.raw("</g>");
  }
  /** Appends markup as it is, above everything drawn so far. */
  raw(markup: string): void {
    this.flush();
    this.out.push(markup);
  }
  get svg(): string {
    this.flush();
    return this.out.join("");
  }
  X(x: number): number {
    return this.tx + x * this.scale;
  }
  Y(y: number): number {
    return this.ty + y * this.scaleY;
  }
  j(a = 0.7): number {
    return (this.r() - 0.5) * 2 * a;
  }

  // --- layers --------------------------------------------------------------------------------------------------
  /** Adds a path. Paths of one style share one element as long as nothing painted between them lies under the later
   *  one, so a tile needs about half the elements and looks the same. */
  emit(style: string, d: string, box: Box = EVERYWHERE): void {
    const last = this.layers.length - 1;
    for (let i = last; i >= 0 && i > last - LOOK_BACK; i--) {
      const layer = this.layers[i];
      if (!layer) break;
      const free = layer.boxes.every((b) => apart(b, box));
      if (layer.style === style && (free || i === last)) {
        layer.d += d;
        layer.boxes.push(box);
        return;
      }
      if (!free) break;
    }
    this.layers.push({ style, d, boxes: [box] });
  }
  private flush(): void {
    for (const { style, d } of this.layers) this.out.push(`<path ${style} d="${d}"/>`);
    this.layers = [];
  }

  // --- paths ---------------------------------------------------------------------------------------------------
  private place(pts: readonly Pt[], dx: number, dy: number): Pt[] {
    return pts.map(([x, y]) => [this.X(x) + dx, this.Y(y) + dy]);
  }
  private straight(pts: readonly Pt[], close: boolean, wob: number): string {
    const [first, ...rest] = pts;
    if (!first) return "";
    let d = `M${num(first[0])} ${num(first[1])}`;
    let [ax, ay] = first;
    for (const [bx, by] of close ? [...rest, first] : rest) {
      const w = wob * Math.min(1.4, 0.25 + Math.hypot(bx - ax, by - ay) / 40);
      const along = (t: number) =>
        `${num(ax + (bx - ax) * t + this.j(w))} ${num(ay + (by - ay) * t + this.j(w))}`;
      d += `C${along(1 / 3)} ${along(2 / 3)} ${num(bx + this.j(w * 0.25))} ${num(by + this.j(w * 0.25))}`
      ;[ax, ay] = [bx, by];
    }
    return d + (close ? "Z" : "");
  }
  /** A Catmull-Rom curve through the points. */
  private smooth(pts: readonly Pt[], close: boolean): string {
    const n = pts.length;
    const get = (i: number): Pt => pts[close ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
    const start = get(0);
    let d = `M${num(start[0])} ${num(start[1])}`;
    for (let i = 0; i < (close ? n : n - 1); i++) {
      const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
      d += `C${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)} ${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)} ${num(p2[0])} ${num(p2[1])}`;
    }
    return d + (close ? "Z" : "");
  }
  private coat(pts: readonly Pt[], curved: boolean, fill: string | null, o: Stroke): void {
    const { ink = 1.5, close = true, wob = 0.8, color = "ink", op, mis = 0.7, dash } = o;
    const path = (dx: number, dy: number): [string, Pt[]] => {
      const placed = this.place(pts, dx, dy);
      if (!curved) return [this.straight(placed, close, wob), placed];
      const shaken = placed.map(([x, y]): Pt => [x + this.j(wob), y + this.j(wob)]);
      return [this.smooth(shaken, close), shaken];
    };
    if (fill) {
      const [d, where] = path(mis, mis * 0.8);
      this.emit(`fill="${paint(fill)}"${op ? ` fill-opacity="${op}"` : ""}`, d, boxOf(where, 1.5));
    }
    if (ink) {
      const [d, where] = path(0, 0);
      const width = ink * this.bold;
      this.emit(
        `fill="none" stroke="${paint(color)}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}`,
        d,
        boxOf(where, 1.5 + width / 2),
      );
    }
  }

  // --- shapes --------------------------------------------------------------------------------------------------
  poly(pts: readonly Pt[], fill: string | null, o: Stroke = {}): void {
    this.coat(pts, false, fill, o);
  }
  blob(pts: readonly Pt[], fill: string | null, o: Stroke = {}): void {
    this.coat(pts, true, fill, o);
  }
  rect(x: number, y: number, w: number, h: number, fill: string | null, o: Stroke = {}): void {
    this.poly([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], fill, o);
  }
  circ(x: number, y: number, r: number, fill: string | null, o: Stroke = {}): void {
    const n = o.n ?? (r > 14 ? 10 : 7);
    const ry = o.ry ?? r;
    const a0 = this.r(6);
    const pts = Array.from({ length: n }, (_, i): Pt => [x + Math.cos(a0 + (i / n) * 6.283) * r, y + Math.sin(a0 + (i / n) * 6.283) * ry]);
    this.blob(pts, fill, { wob: Math.min(0.8, r * 0.04 * this.scale), ...o });
  }
  line(pts: readonly Pt[], width = 1.2, color = "ink", o: Stroke = {}): void {
    this.poly(pts, null, { ink: width, color, close: false, ...o });
  }
  curve(pts: readonly Pt[], width = 1.2, color = "ink", o: Stroke = {}): void {
    this.blob(pts, null, { ink: width, color, close: false, wob: 0.3, ...o });
  }
  arc(x: number, y: number, r: number, from: number, to: number, width = 1.2, color = "ink", o: Stroke = {}): void {
    const pts = Array.from({ length: 6 }, (_, i): Pt => {
      const t = from + ((to - from) * i) / 5;
      return [x + Math.cos(t) * r, y + Math.sin(t) * (o.ry ?? r)];
    });
    this.curve(pts, width, color, o);
  }
  /** The shade an engraver would give. */
  hatch(x: number, y: number, w: number, h: number, n = 5, slant = 0.5, width = 0.7): void {
    this.fine(() => {
      for (let i = 0; i < n; i++) {
        const left = x + (w * (i + 0.5)) / n;
        this.line([[left, y], [left - h * slant * 0.5, y + h * this.r(0.7, 1)]], width);
      }
    });
  }
  dots(list: readonly Pt[], r: number, color: string): void {
    for (const [x, y] of list) {
      const [cx, cy] = [this.X(x), this.Y(y)];
      const d = `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
      this.emit(`fill="${paint(color)}"`, d, boxOf([[cx, cy]], r));
    }
  }
}
