// Roads: always from the middle of a tile to the middle of an edge, in one colour and width. A road that joins runs on,
// an open one ends in an arrow, a dead one stops short behind a red and white bar.
import type { Dir } from "../almanac";
import { ANGLE } from "./geometry";
import { num, Pen, type Pt } from "./pen";
import type { Kind, RoadEnds } from "./types";

const EDGE: Record<Dir, Pt> = { N: [100, 0], E: [200, 100], S: [100, 200], W: [0, 100] };

/** Width of a road and radius of the round place in the middle, for a tile drawn k times as bold. */
const width = (k: number): number => 22 * k;
const radius = (k: number): number => width(k) + 3;

export function roads(p: Pen, exits: readonly Dir[], ends: RoadEnds, k: number, kind: Kind): void {
  const [w, r] = [width(k), radius(k)];
  const path = exits.map((dir) => lane(p, dir, ends[dir] === "dead")).join("");
  const wobble = Array.from({ length: 9 }, () => p.j(1.6));
  const disc = (size: number, color: string): string => {
    const q = new Pen("");
    q.blob(wobble.map((v, i): Pt => [100 + Math.cos(i * 0.698) * (size + v), 100 + Math.sin(i * 0.698) * (size + v)]), color, { ink: 0, wob: 0, mis: 0 });
    return q.svg;
  };
  p.raw(
    `<path d="${path}" fill="none" stroke="var(--a-roadedge)" stroke-width="${num(w + 5.5)}"/>${disc(r + 2.8, "roadedge")}` +
      `<path d="${path}" fill="none" stroke="var(--a-road)" stroke-width="${num(w)}"/>${disc(r, "road")}` +
      `<path d="${path}" fill="none" stroke="var(--a-roadmark)" stroke-width="${num(3.2 * k)}" stroke-linecap="round" stroke-dasharray="0.1 ${num(7.6 * k)}" stroke-dashoffset="-${num(r + 2)}"/>` +
      `<circle cx="100" cy="100" r="${num(r * 0.7)}" fill="none" stroke="var(--a-roadmark)" stroke-width="${num(2.4 * k)}" stroke-linecap="round" stroke-dasharray="0.1 6.2"/>` +
      exits.map((dir) => roadEnd(dir, ends, w, k)).join(""),
  );
  if (kind === "bridge") parapets(p, exits, k);
}

function lane(p: Pen, dir: Dir, dead: boolean): string {
  const [x, y] = EDGE[dir];
  const reach = dead ? 0.8 : 1.06;
  const b = p.j(7);
  const [dx, dy] = [x - 100, y - 100];
  const upright = dir === "N" || dir === "S";
  const first: Pt = upright ? [100 + b, 100 + dy * 0.4] : [100 + dx * 0.4, 100 + b];
  const second: Pt = upright ? [100, 100 + dy * 0.6] : [100 + dx * 0.6, 100];
  return `M100 100C${num(first[0])} ${num(first[1])} ${num(second[0])} ${num(second[1])} ${num(100 + dx * reach)} ${num(100 + dy * reach)}`;
}

function roadEnd(dir: Dir, ends: RoadEnds, w: number, k: number): string {
  const end = ends[dir];
  const turn = `transform="rotate(${ANGLE[dir]} 100 100)"`;
  if (end === "dead") {
    const bar = `M${num(100 - w * 0.9)} 17H${num(100 + w * 0.9)}`;
    return (
      `<g ${turn}><path d="${bar}" stroke="var(--a-ink)" stroke-width="${num(10 * k)}" stroke-linecap="round"/><path d="${bar}" stroke="#fff4dc" stroke-width="${num(6.6 * k)}" stroke-linecap="round"/>` +
      `<path d="M${num(100 - w * 0.8)} 17H${num(100 + w * 0.95)}" stroke="var(--a-barrier)" stroke-width="${num(6.6 * k)}" stroke-dasharray="${num(7 * k)} ${num(7 * k)}"/></g>`
    );
  }
  if (end === "open")
    return `<path ${turn} d="M${num(100 - 7 * k)} ${num(13 * k)}L100 ${num(5 * k)}L${num(100 + 7 * k)} ${num(13 * k)}" fill="none" stroke="var(--a-roadedge)" stroke-width="${num(2.6 * k)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return "";
}

/** The frame of a tile is broken where a road leaves it. */
export function gaps(exits: readonly Dir[], ends: RoadEnds, k: number): string {
  const half = width(k) / 2;
  return exits
    .filter((dir) => ends[dir] !== "dead")
    .map((dir) => `<rect transform="rotate(${ANGLE[dir]} 100 100)" x="${num(100 - half)}" y="-1" width="${num(half * 2)}" height="4" fill="var(--a-road)"/>`)
    .join("");
}

function parapets(p: Pen, exits: readonly Dir[], k: number): void {
  const has = (d: Dir) => exits.includes(d);
  const upright = (has("N") && has("S")) || !(has("E") && has("W"));
  const stone = (across: number, along: number, thick: number, long: number, fill: string, ink: number) =>
    upright
      ? p.rect(100 + across - thick / 2, 100 + along, thick, long, fill, { ink, mis: 0 })
      : p.rect(100 + along, 100 + across - thick / 2, long, thick, fill, { ink, mis: 0 });
  for (const side of [-1, 1]) {
    const crossing = upright ? has(side < 0 ? "W" : "E") : has(side < 0 ? "N" : "S");
    const off = side * (13.5 * k + (crossing ? 0 : 9 * k));
    const walls = crossing ? ([[-34, -19], [19, 34]] as const) : ([[-34, 34]] as const);
    for (const [from, to] of walls) {
      stone(off, from, 5.5, to - from, "stone1", 1.5);
      for (const t of crossing ? [from, to] : [from, -11, 11, to]) stone(off, t - 4, 9, 8, "stone2", 1.4);
    }
  }
}
