// The public view of Boreal. Nothing is private.

import type { Plain, Text } from "../../lib/wire";

export interface BuiltView {
  card: string;
  level: number;
  column: number;
  covered: boolean;
  /** What it gives at rest as it lies. */
  compass: number;
  /** Its share of the points so far. */
  points: number;
}
export interface PlayerView {
  seat: number;
  white: boolean;
  token: number;
  /** Column of slots 1 to 8 as this player counts them. */
  columns: number[];
  archive: string | null;
  reserve: string[];
  pyramid: BuiltView[];
  points: number;
  income: number;
  bonus: number;
}
export interface ResultLine {
  seat: number;
  total: number;
  parts: { card: string; level: number; column: number; n: number; how: Text }[];
}
export interface PublicView {
  round: number;
  phase: "explore" | "take" | "swap" | "build_again" | "end";
  active: number | null;
  white: number;
  power?: string;
  row: (string | null)[];
  deck: number;
  out: number;
  still: number;
  completed?: number;
  last_turn?: number;
  players: PlayerView[];
  result?: { lines: ResultLine[]; winners: number[]; tiebreak?: Text };
}

/** The view with its shape known; null before the game. */
export const publicView = (table: Plain): PublicView | null => (table as unknown as PublicView | null) ?? null;
