// Where roads run on the map. A clockwise quarter turn takes north to east; y grows north.
import type { Book, Dir } from "../almanac";
import type { PlacedTile } from "../view";
import type { RoadEnd } from "./types";

export const DIRS: readonly Dir[] = ["N", "E", "S", "W"];
export const STEP: Record<Dir, readonly [dx: number, dy: number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
export const ANGLE: Record<Dir, number> = { N: 0, E: 90, S: 180, W: 270 };

const shifted = (d: Dir, by: number): Dir => DIRS[(DIRS.indexOf(d) + by) % 4] ?? d;
export const opposite = (d: Dir): Dir => shifted(d, 2);
/** Exits after a number of clockwise quarter turns. */
export const turned = (exits: readonly Dir[], quarters: number): Dir[] => exits.map((d) => shifted(d, quarters));

export interface Laid extends PlacedTile {
  id: string;
}
export interface Edge {
  dir: Dir;
  end: RoadEnd;
  /** The tile next to it, if there is one. */
  to?: string;
}
export interface Node extends Laid {
  edges: Edge[];
}

export const laid = (map: Readonly<Record<string, PlacedTile>>): Laid[] =>
  Object.entries(map).map(([id, place]) => ({ id, ...place }));

/** Every exit of every tile: it joins, leads into empty paper, or ends at a neighbour's blank edge. */
export function edges(tiles: readonly Laid[], book: Book): Node[] {
  const at = new Map(tiles.map((t) => [`${t.x},${t.y}`, t]));
  return tiles.map((tile) => ({ ...tile, edges: turned(book.tile(tile.id).exits, tile.turn).map((dir) => edge(tile, dir)) }));

  function edge(tile: Laid, dir: Dir): Edge {
    const [dx, dy] = STEP[dir];
    const next = at.get(`${tile.x + dx},${tile.y + dy}`);
    if (!next) return { dir, end: "open" };
    const back = turned(book.tile(next.id).exits, next.turn).includes(opposite(dir));
    return { dir, end: back ? "joins" : "dead", to: next.id };
  }
}

export const endsOf = (node: Node): { [D in Dir]?: RoadEnd } =>
  Object.fromEntries(node.edges.map((e) => [e.dir, e.end]));

/** The tiles in the order of a walk: from the first one (the Gate) outward along roads, then what no road reaches. */
export function walkOrder(nodes: readonly Node[], from: string): Node[] {
  const byId = new Map(nodes.map((n) => [n.id, n]));
  const seen = new Set<string>();
  const queue = [from, ...nodes.map((n) => n.id)];
  const order: Node[] = [];
  const visit = (start: string) => {
    const front = [start];
    for (let id = front.shift(); id !== undefined; id = front.shift()) {
      const node = byId.get(id);
      if (!node || seen.has(id)) continue;
      seen.add(id);
      order.push(node);
      for (const e of node.edges) if (e.end === "joins" && e.to) front.push(e.to);
    }
  };
  for (const id of queue) visit(id);
  return order;
}

export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
/** The smallest box of cells that holds them all. */
export function boundsOf(cells: readonly { x: number; y: number }[]): Bounds {
  if (!cells.length) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Of several things around a point, the nearest one in a direction; undefined when there is none that way. */
export function nearest<T extends { x: number; y: number }>(from: { x: number; y: number }, dir: Dir, list: readonly T[]): T | undefined {
  const [dx, dy] = STEP[dir];
  let best: T | undefined;
  let least = Infinity;
  for (const item of list) {
    const [ax, ay] = [item.x - from.x, item.y - from.y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}
