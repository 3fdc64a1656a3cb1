// The landscape behind a card: northern sky with an aurora, far mountains, and the ground of the card's family. The same id
// always gives the same drawing. Presentation attributes only: the page's policy allows no style in markup.

import type { Family } from "../almanac";

export type Ground = Family | "archive";

export const WIDTH = 120;
export const HEIGHT = 100;

/** Numbers from 0 to 1 that depend on the seed only (mulberry32 over a hash of the text). */
export function rng(seed: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);
const v = (name: string): string => `fill="var(--bo-${name})"`;
const INK = 'stroke="var(--bo-ink)" stroke-linejoin="round" stroke-linecap="round"';

/** A hand's line from left to right through some heights, closed at the bottom. */
function ridge(r: () => number, base: number, swing: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => `${n((i / steps) * WIDTH)} ${n(base + (r() - 0.5) * swing)}`);
  return `M0 ${HEIGHT}L${points.join("L")}L${WIDTH} ${HEIGHT}Z`;
}

function aurora(r: () => number): string {
  const band = (colour: string, y: number, height: number): string => {
    const [a, b, c] = [y + r() * 10, y - 8 + r() * 12, y + r() * 12];
    const top = `M-5 ${n(a)}C25 ${n(b - 12)} 45 ${n(c + 10)} 70 ${n(b)}S105 ${n(a)} 126 ${n(c - 6)}`;
    return `<path d="${top}L126 ${n(c - 6 + height)}C100 ${n(a + height + 8)} 80 ${n(b + height)} 60 ${n(c + height + 4)}S20 ${n(b + height)} -5 ${n(a + height)}Z" fill="var(--bo-${colour})" fill-opacity=".42"/>`;
  };
  return band("aurora2", 8, 12) + band("aurora", 15, 15);
}

function stars(r: () => number): string {
  let d = "";
  for (let i = 0; i < 9; i++) d += `M${n(r() * WIDTH)} ${n(r() * 42)}h.1`;
  return `<path d="${d}" stroke="var(--bo-star)" stroke-width="1.6" stroke-linecap="round"/>`;
}

function mountains(r: () => number): string {
  let out = "";
  for (let i = 0; i < 3; i++) {
    const [x, h, w] = [8 + i * 42 + r() * 22, 20 + r() * 22, 26 + r() * 14];
    const y = 74 - h;
    out += `<path d="M${n(x - w)} 78L${n(x)} ${n(y)}L${n(x + w)} 78Z" ${v("far")} ${INK} stroke-width=".9"/>`;
    out += `<path d="M${n(x - w * 0.3)} ${n(y + h * 0.33)}L${n(x)} ${n(y)}L${n(x + w * 0.3)} ${n(y + h * 0.33)}L${n(x + w * 0.1)} ${n(y + h * 0.24)}L${n(x - w * 0.05)} ${n(y + h * 0.4)}Z" ${v("snow")}/>`;
  }
  return out;
}

/** What grows, blows, burns or flows in front, one way for each family, so that it can be told without its colour. */
const FRONT: Record<Ground, (r: () => number) => string> = {
  earth: (r) => {
    let out = "";
    for (let i = 0; i < 6; i++) {
      const [x, y, s] = [i * 22 + r() * 10, 80 + r() * 12, 7 + r() * 5];
      out += `<path d="M${n(x)} ${n(y)}l${n(s * 0.6)} ${n(-s)}h${n(-s * 0.25)}l${n(s * 0.45)} ${n(-s)}l${n(s * 0.45)} ${n(s)}h${n(-s * 0.25)}l${n(s * 0.6)} ${n(s)}Z" ${v("h-earth")} ${INK} stroke-width=".8"/>`;
    }
    return out;
  },
  air: (r) => {
    let d = "";
    for (let i = 0; i < 5; i++) {
      const y = 76 + i * 5 + r() * 3;
      const x = r() * 30;
      d += `M${n(x)} ${n(y)}q14 ${n(-5 - r() * 3)} 28 0t28 0t${n(20 + r() * 20)} 0`;
    }
    return `<path d="${d}" fill="none" stroke="var(--bo-h-air)" stroke-width="1.7" stroke-linecap="round"/>`;
  },
  fire: (r) => {
    let out = "";
    for (let i = 0; i < 7; i++) {
      const [x, y] = [r() * WIDTH, 78 + r() * 18];
      out += `<path d="M${n(x - 6)} ${n(y)}l4 -4l3 2l4 -5l3 7" fill="none" stroke="var(--bo-h-fire)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
      out += `<circle cx="${n(r() * WIDTH)}" cy="${n(30 + r() * 40)}" r="1.2" fill="var(--bo-fire)" fill-opacity=".75"/>`;
    }
    return out;
  },
  water: (r) => {
    let out = "";
    for (let i = 0; i < 4; i++) {
      const [x, y, w] = [r() * 110, 80 + i * 5, 9 + r() * 12];
      out += `<path d="M${n(x)} ${n(y)}l${n(w * 0.3)} -3h${n(w * 0.6)}l${n(w * 0.4)} 3l${n(-w * 0.3)} 2h${n(-w * 0.8)}Z" ${v("snow")} ${INK} stroke-width=".7"/>`;
      out += `<path d="M${n(r() * 90)} ${n(y + 3)}q4 -3 8 0t8 0t8 0" fill="none" stroke="var(--bo-h-water)" stroke-width="1.5" stroke-linecap="round"/>`;
    }
    return out;
  },
  archive: (r) => {
    let out = "";
    for (let i = 0; i < 9; i++) {
      const [x, h] = [i * 14 + r() * 3, 16 + r() * 12];
      out += `<path d="M${n(x)} 100V${n(100 - h)}q5 -9 10 0V100Z" ${v("h-archive")} ${INK} stroke-width=".8"/>`;
    }
    return out;
  },
};

const drawn = new Map<string, string>();

/** The whole landscape, as the inside of an SVG of 120 by 100. */
export function scene(id: string, ground: Ground): string {
  const key = `${ground}/${id}`;
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const r = rng(id);
  const far = ridge(r, 62, 5, 6);
  const near = ridge(r, 73, 9, 5);
  const art =
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" ${v("sky")}/><path d="${far}" ${v("sky2")}/>` +
    aurora(r) +
    stars(r) +
    mountains(r) +
    `<path d="${near}" ${v(`g-${ground}`)} ${INK} stroke-width="1"/>` +
    FRONT[ground](r);
  drawn.set(key, art);
  return art;
}
