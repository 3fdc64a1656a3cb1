// What the drawing code and its components are fed with. All of it can be taken straight from the server's view.
import type { Dir, PlaceKind } from "../almanac";

export type Kind = PlaceKind | "gate";
export type SeatLetter = "a" | "b" | "c" | "d";

/** How a road ends at an edge: it runs on, it leads into empty paper, or the neighbour has none. */
export type RoadEnd = "joins" | "open" | "dead";
export type RoadEnds = { readonly [D in "N" | "E" | "S" | "W"]?: RoadEnd };

/** A Legend as it lies on a tile. `id` is left out for a face-down one that this viewer does not know. */
export interface LegendMark {
  id?: string;
  might?: number;
  /** Lies face down (and, with an id, is known to this viewer alone). */
  faceDown: boolean;
}

/** What lies and stands on a tile. */
export interface TileMarks {
  legend?: LegendMark;
  /** Seat of the owner. */
  claim?: number;
  /** Seats whose pawns stand here. */
  pawns?: readonly number[];
  /** The seat whose pawn is lit. */
  active?: number | null;
}

/** An empty space of the map that may be chosen. `ref` is handed back on a pick. */
export interface CellOption {
  ref: string;
  x: number;
  y: number;
  /** The whole effect in words. */
  label: string;
  /** Which way it lies from the pawn, shown as an arrow and a letter. */
  dir?: Dir;
  chosen?: boolean;
}
/** A tile of the map that may be chosen. */
export interface TileOption {
  ref: string;
  id: string;
  label: string;
  chosen?: boolean;
}
/** A tile that would be placed, shown where it would lie. */
export interface TilePreview {
  id: string;
  x: number;
  y: number;
  turn: 0 | 1 | 2 | 3;
  /** Offer handles that turn it. */
  canTurn?: boolean;
}

/** How something that may be chosen is shown. */
export type Choice = "can" | "chosen" | "off" | undefined;

/** A part of one side of a balance. */
export interface BalancePart {
  label: string;
  n: number;
  /** Group and id of the glyph, e.g. `legends`, `golem`. */
  glyph?: readonly [group: string, id: string];
  /** Seat whose card it is, where somebody else added it. */
  seat?: number;
  /** Lanterns are drawn in their own colour. */
  lantern?: boolean;
}

/** One line of the final scoring, a column a seat. */
export interface ReckoningRow {
  label: string;
  glyph?: readonly [group: string, id: string];
  /** By seat. */
  values: Record<number, number>;
  notes?: Record<number, string>;
  strong?: boolean;
}

const LETTERS = ["a", "b", "c", "d"] as const;
export const seatLetter = (seat: number): SeatLetter => LETTERS[seat % 4] ?? "a";
