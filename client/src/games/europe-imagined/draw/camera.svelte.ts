// Where one looks on the map. World units are 200 a tile, y down, the middle of the Gate at 0, 0; a cell is a tile's x, y
// (y up). `px` is the size of a tile on the screen.
import { boundsOf, type Bounds } from "./geometry";

export const NEAREST = 240;
export const FARTHEST = 34;
/** Below this a fitted map is not readable and one looks at one's pawn instead. */
const READABLE = 62;
const COMFORT = 78;
/** Tiles that are shown beyond the middles of the outermost places: half a place and the road that leads on, at each side. */
const MARGIN = 1.5;

/** Room at the sides of the view that panels cover, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

type Cell = { x: number; y: number };

const STEPS = [34, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 124, 138, 152, 164, 180, 200, 220, 240];
/** The size tiles are drawn for at a zoom: the next one down, so lettering is never set smaller than it should be. */
export const drawnSize = (px: number): number => STEPS.filter((step) => step <= px + 0.01).at(-1) ?? FARTHEST;

export class Camera {
  x = $state(0);
  y = $state(0);
  px = $state(112);
  width = $state(0);
  height = $state(0);
  insets = $state<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** A finger or the wheel is moving it. */
  moving = $state(false);
  /** Size the tiles are drawn for; follows `px` when a movement ends. */
  drawn = $state(112);
  /** Somebody has moved the map, so it no longer fits itself. */
  touched = false;

  /** Scale from world units to pixels. */
  get scale(): number {
    return this.px / 200;
  }
  private get free(): { w: number; h: number; cx: number; cy: number } {
    const { top, right, bottom, left } = this.insets;
    const w = Math.max(80, this.width - left - right);
    const h = Math.max(80, this.height - top - bottom);
    return { w, h, cx: left + w / 2, cy: top + h / 2 };
  }
  get transform(): string {
    const { cx, cy } = this.free;
    const x = cx - this.x * this.scale;
    const y = cy - this.y * this.scale;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${this.scale.toFixed(4)})`;
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }
  /** Zooms by a factor around a point of the screen, which stays where it is. */
  zoomAt(factor: number, sx: number, sy: number): void {
    this.touched = true;
    const { cx, cy } = this.free;
    const px = Math.max(FARTHEST, Math.min(NEAREST, this.px * factor));
    const shrink = 1 / this.scale - 200 / px;
    this.x += (sx - cx) * shrink;
    this.y += (sy - cy) * shrink;
    this.px = px;
  }
  zoom(factor: number): void {
    const { cx, cy } = this.free;
    this.zoomAt(factor, cx, cy);
    this.settle();
  }
  settle(): void {
    this.moving = false;
    this.drawn = drawnSize(this.px);
  }

  /** Shows all of these cells, as large as the room allows up to a common size. */
  fit(cells: readonly Cell[], largest = 128): void {
    const b = boundsOf(cells);
    const { w, h } = this.free;
    const px = Math.min(w / (b.x1 - b.x0 + MARGIN), h / (b.y1 - b.y0 + MARGIN));
    this.px = Math.max(FARTHEST, Math.min(largest, px));
    this.look(b);
  }
  /** The first look: the whole map, or the neighbourhood of one cell when the whole would be too small to read. */
  open(cells: readonly Cell[], home: Cell): void {
    this.fit(cells);
    if (this.px >= READABLE) return;
    this.px = COMFORT;
    this.look({ x0: home.x, y0: home.y, x1: home.x, y1: home.y });
  }
  /** Follows the game, until somebody moves the map: all of it, with what is asked and what is shown in sight. Somebody who
   *  has chosen their own view keeps it as long as one answer is in it. */
  follow(all: readonly Cell[], home: Cell, asking: readonly Cell[], showing: readonly Cell[]): void {
    if (!this.width || !this.height || this.moving) return;
    if (!this.touched) this.open(all, home);
    if (!this.touched || !asking.some((cell) => this.sees(cell))) this.reveal(asking, home);
    this.reveal(showing, home);
  }
  centre(cell: Cell, least = COMFORT): void {
    this.px = Math.max(this.px, least);
    this.look({ x0: cell.x, y0: cell.y, x1: cell.x, y1: cell.y });
  }
  /** Whether a cell lies wholly in the part of the view that nothing covers. */
  sees({ x, y }: Cell): boolean {
    const { w, h } = this.free;
    const half = this.px / 2;
    return Math.abs(x * 200 - this.x) * this.scale + half <= w / 2 && Math.abs(-y * 200 - this.y) * this.scale + half <= h / 2;
  }
  /** Moves as little as needed to have these cells in sight. It zooms out for them, but never so far that names cannot be
   *  read: then those nearest to `home` are shown. */
  reveal(cells: readonly Cell[], home: Cell): void {
    if (!this.width) return;
    const near = this.readable(cells, home);
    if (!near.length) return;
    const b = boundsOf(near);
    const { w, h } = this.free;
    if (w < (b.x1 - b.x0 + MARGIN) * this.px || h < (b.y1 - b.y0 + MARGIN) * this.px) {
      this.fit(near, this.px);
      return;
    }
    const reach = { x: w / 2 / this.scale, y: h / 2 / this.scale };
    const room = 115;
    this.x = clamp(this.x, b.x1 * 200 + room - reach.x, b.x0 * 200 - room + reach.x);
    this.y = clamp(this.y, -b.y0 * 200 + room - reach.y, -b.y1 * 200 - room + reach.y);
  }
  /** As many of the cells, from `home` outward, as fit into the view at a readable size. */
  private readable(cells: readonly Cell[], home: Cell): Cell[] {
    const { w, h } = this.free;
    const far = (c: Cell) => Math.abs(c.x - home.x) + Math.abs(c.y - home.y);
    const near: Cell[] = [];
    for (const cell of [...cells].sort((a, b) => far(a) - far(b))) {
      const b = boundsOf([...near, cell]);
      const fits = (b.x1 - b.x0 + MARGIN) * READABLE <= w && (b.y1 - b.y0 + MARGIN) * READABLE <= h;
      if (fits || !near.length) near.push(cell);
    }
    return near;
  }
  private look(b: Bounds): void {
    this.x = (b.x0 + b.x1) * 100;
    this.y = -(b.y0 + b.y1) * 100;
    this.settle();
  }
}

const clamp = (v: number, lo: number, hi: number): number => Math.min(Math.max(v, lo), Math.max(lo, hi));
