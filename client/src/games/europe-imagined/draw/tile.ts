// A whole tile as SVG markup in a box of 200 by 200. Rotation turns the roads, never the picture or the name.
import type { Book, Dir, TileInfo } from "../almanac";
import { ground } from "./ground";
import { turned } from "./geometry";
import { banner, kindGlyph, legendToken, pawn, renownSeal, txt } from "./marks";
import { num, Pen, type Pt } from "./pen";
import { landmark } from "./places/index";
import { prop } from "./places/props";
import { gaps, roads } from "./roads";
import { hash } from "./rng";
import { shortName } from "./short";
import type { Kind, LegendMark, RoadEnds } from "./types";

/** Three drawings by size on the screen: below 90 px, below 165 px, above. */
export type Band = "small" | "mid" | "large";
export const bandOf = (px: number): Band => (px < 90 ? "small" : px < 165 ? "mid" : "large");

const INK: Record<Band, number> = { small: 1.9, mid: 1.3, large: 1 };
/** Below this size on the screen a tile shows no name. */
const UNNAMED = 54;
const ROAD: Record<Band, number> = { small: 1.2, mid: 0.94, large: 0.94 };

export const kindOf = (tile: TileInfo): Kind => tile.type ?? "gate";

const drawings = new Map<string, string>();

/** Ground, picture, roads and frame: all that hangs on the tile, its turn and its neighbours. Drawn once and kept. */
export function tileArt(tile: TileInfo, turn: number, ends: RoadEnds, band: Band): string {
  const exits = turned(tile.exits, turn);
  const key = [tile.id, turn, band, ...exits.map((d) => ends[d] ?? "")].join("/");
  const kept = drawings.get(key);
  if (kept !== undefined) return kept;
  const made = drawTile(tile, exits, ends, band);
  drawings.set(key, made);
  return made;
}

function drawTile(tile: TileInfo, exits: readonly Dir[], ends: RoadEnds, band: Band): string {
  const kind = kindOf(tile);
  const p = new Pen(tile.id, { bold: INK[band], fine: band !== "small" });
  ground(p, kind, exits);
  // The Gate stands over its roads, every other landmark beside them.
  const steps = [() => picture(p, tile.id, kind, exits, band), () => roads(p, exits, ends, ROAD[band], kind)];
  for (const step of kind === "gate" ? steps.reverse() : steps) step();
  p.raw('<rect width="200" height="200" fill="url(#grain)"/>');
  return (
    `<g clip-path="url(#tile-clip)">${p.svg}</g>` +
    `<rect x="1" y="1" width="198" height="198" rx="7" fill="none" stroke="var(--a-ink)" stroke-width="${band === "small" ? 3.6 : 2.2}"/>` +
    gaps(exits, ends, ROAD[band])
  );
}

function picture(p: Pen, id: string, kind: Kind, exits: readonly Dir[], band: Band): void {
  const hero = landmark(id, kind);
  let i = hash(id) % 97;
  const put = (x: number, y: number, s: number) => p.at(x, y, s, (q) => prop(q, kind, i++));
  if (kind === "gate") {
    for (const [x, y] of [[36, 66], [164, 66], [36, 138], [166, 138]] as const) put(x, y, 1);
    p.at(100, 104, 1.02, hero);
    return;
  }
  const has = (d: Dir) => exits.includes(d);
  const bridge = kind === "bridge";
  const small = band === "small";
  if (!bridge || has("W")) put(40, 141, 1);
  if (bridge) put(168, 148, 0.8);
  else {
    put(150, 141, 1);
    put(182, 134, 0.75);
  }
  put(147, 74, 1.2);
  put(178, 60, 0.95);
  if (!has("E") && !bridge) put(160, 108, 1.05);
  if (!has("N") && !bridge) {
    p.at(74, 80, small ? 1 : 0.93, hero);
    if (!has("W")) put(38, 116, 0.95);
  } else if (!has("W") && !bridge) p.at(42, 98, 0.84, hero);
  else p.at(45, 86, small ? 0.84 : 0.8, hero);
}

/** At most two lines, broken where they balance best. */
export function wrap(name: string, max: number): string[] {
  if (name.length <= max) return [name];
  let best: string[] = [name];
  let least = Infinity;
  for (let i = 1; i < name.length; i++) {
    if (name[i] !== " " && name[i - 1] !== "-") continue;
    const lines = [name.slice(0, i).trim(), name.slice(i).trim()];
    const longest = Math.max(...lines.map((l) => l.length));
    if (longest < least) {
      least = longest;
      best = lines;
    }
  }
  return best;
}

/** The ribbon with kind, name and Renown. Nothing on it is ever set under 9.8 px; large tiles show the full name. */
export function tileLabel(tile: TileInfo, px: number): string {
  if (px < UNNAMED) return seals(tile, 200 / px);
  const [band, kind, u] = [bandOf(px), kindOf(tile), 200 / px];
  const small = band === "small";
  const f = small ? 9.8 * u : band === "mid" ? 11.2 * u : 13.6;
  const g = small ? 7.6 * u : band === "mid" ? 9 * u : 14.5;
  const lines = band === "large" ? wrap(tile.name, 18) : [tile.short ?? shortName(tile.id, tile.name)];
  const h = lines.length > 1 ? 35 : small ? 13.2 * u : band === "mid" ? 16 * u : 25;
  const [x0, y0] = small ? [5, 157] : [12, 160];
  const x1 = 200 - x0;
  const cx = small || kind !== "gate" ? 100 : 100 + g * 0.5;
  const room = small ? 180 : x1 - x0 - g * (kind === "gate" ? 2 : 4) - 4;
  const text = lines.map((line, i) => {
    const squeeze = line.length * f * 0.5 > room ? ` textLength="${num(room)}" lengthAdjust="spacingAndGlyphs"` : "";
    const y = y0 + f * 0.31 + (i - (lines.length - 1) / 2) * f * 1.04;
    return txt(line, cx, y, f, { fill: "#2b211c", weight: 700, family: small ? "var(--f-text)" : "var(--f-name)", extra: squeeze });
  });
  const kindAt: Pt = small ? [g + 4, g + 4] : [x0 + g * 0.75, y0];
  const sealAt: Pt = small ? [g * 3 + 5, g + 4] : [x1 - g * 0.75, y0];
  return (
    ribbon(x0, x1, y0 - h / 2, h) +
    text.join("") +
    kindGlyph(kind, kindAt[0], kindAt[1], g) +
    (tile.renown ? renownSeal(tile.renown, sealAt[0], sealAt[1], small ? g * 0.98 : g) : "")
  );
}

/** What is left of the ribbon on a tile too small for a name: kind and Renown. */
function seals(tile: TileInfo, u: number): string {
  const g = 7 * u;
  return kindGlyph(kindOf(tile), g + 4, g + 4, g) + (tile.renown ? renownSeal(tile.renown, g + 4, 196 - g, g) : "");
}

function ribbon(x0: number, x1: number, y: number, h: number): string {
  const tails = `M${x0 - 4} ${num(y + 5)}h16v${num(h)}h-16l6 -${num(h / 2)}zM${x1 + 4} ${num(y + 5)}h-16v${num(h)}h16l-6 -${num(h / 2)}z`;
  const band = `M${x0 + 3} ${num(y)}C70 ${num(y - 2)} 130 ${num(y + 2)} ${x1 - 3} ${num(y)}V${num(y + h)}C130 ${num(y + h + 2)} 70 ${num(y + h - 2)} ${x0 + 3} ${num(y + h)}Z`;
  return `<path d="${tails}" fill="var(--a-ribbonback)" stroke="#2b211c" stroke-width="1.4" stroke-linejoin="round"/><path d="${band}" fill="var(--a-ribbon)" stroke="#2b211c" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** A Legend or a claim in the north-east corner: the rules never allow both, so one corner serves. */
export function tileCorner(book: Book, legend: LegendMark | undefined, claim: number | undefined, band: Band): string {
  if (legend) {
    const r = { small: 40, mid: 34, large: 28 }[band];
    const cls = legend.id === undefined ? undefined : book.legend(legend.id)?.class;
    return legendToken(legend, cls, 195 - r * 1.24, 5 + r, r);
  }
  if (claim === undefined) return "";
  const w = { small: 50, mid: 42, large: 35 }[band];
  return banner(claim, 190 - w, 9, w, w * 1.32);
}

const SPOTS: Record<number, readonly Pt[]> = {
  1: [[0, 15]],
  2: [[-15, 13], [15, 17]],
  3: [[0, 2], [-17, 20], [17, 20]],
  4: [[-15, 0], [15, 0], [-17, 26], [17, 26]],
};

/** Where the i-th of n pawns stands on its tile, and how large it is. */
export function pawnSpot(n: number, i: number, band: Band): { x: number; y: number; k: number } {
  const small = band === "small";
  const k = { small: 1.75, mid: 1.35, large: 1.05 }[band];
  const [x, y] = SPOTS[Math.min(4, n)]?.[i % 4] ?? [0, 15];
  return { x: 100 + x * k * 0.9, y: 100 + y * (small ? 1.3 : 1) + (n >= 4 ? -2 : 0), k };
}

/** The pawns on a tile, those at the back first. */
export function tilePawns(seats: readonly number[], active: number | null | undefined, band: Band): string {
  return seats
    .map((seat, i) => {
      const { x, y, k } = pawnSpot(seats.length, i, band);
      return `<g transform="translate(${num(x)} ${num(y)}) scale(${k})">${pawn(seat, seat === active)}</g>`;
    })
    .join("");
}
