// The picture on a card: a wash of colour, a hill, and the glyph in ink with a light edge.
import { Pen, type Pt } from "./pen";
import { glyph } from "./marks";
import type { Kind } from "./types";

const pictures = new Map<string, string>();

/** Markup for a box of w by h. The seed decides the wash and the hill. */
export function vignette(seed: string, group: string, id: string, tone: Kind, w = 150, h = 84): string {
  const key = `${seed}/${group}/${w}/${h}`;
  let made = pictures.get(key);
  if (made === undefined) {
    made = `${scene(seed, tone, w, h)}${figure(group, id, w, h)}<rect width="${w}" height="${h}" fill="url(#grain)"/>`;
    pictures.set(key, made);
  }
  return made;
}

function scene(seed: string, tone: Kind, w: number, h: number): string {
  const p = new Pen(seed);
  const r = p.r;
  p.emit(`fill="var(--a-g-${tone})"`, `M0 0H${w}V${h}H0Z`);
  for (let i = 0; i < 3; i++) {
    const [x, y, k] = [r(w), r(h), r(24, 48)];
    p.blob([[x - k, y], [x - k * 0.3, y - k * 0.5], [x + k * 0.6, y - k * 0.4], [x + k, y], [x, y + k * 0.5]], `h-${tone}`, { ink: 0 });
  }
  p.circ(w / 2 + r(-14, 14), h * 0.46, h * 0.42, "paper", { ink: 0, op: 0.75 });
  const y = h * r(0.72, 0.84);
  const hill: Pt[] = [
    [-10, y + 6], [w * 0.2, y - r(2, 9)], [w * 0.5, y + r(0, 5)], [w * 0.8, y - r(2, 9)], [w + 10, y + 4],
    [w + 10, h + 12], [-10, h + 12],
  ];
  p.blob(hill, `h-${tone}`, { ink: 1.2 });
  for (let i = 0; i < 5; i++) {
    const x = r(w);
    p.line([[x, y + 8], [x + 3, y + 5]], 0.9);
    p.line([[x + 4, y + 9], [x + 8, y + 5]], 0.9);
  }
  return p.svg;
}

function figure(group: string, id: string, w: number, h: number): string {
  const s = h * 0.82;
  const at = [w / 2, h * 0.48, s] as const;
  return `<g stroke="#fdf3da" stroke-width="44" stroke-linejoin="round">${glyph(group, id, ...at, "none")}</g>${glyph(group, id, ...at, "#2b211c")}`;
}
