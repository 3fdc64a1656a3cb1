// The catalogue of Boreal as the server gives it: 44 cards and the numbers of the board.

import type { Plain } from "../../lib/wire";

export const FAMILIES = ["earth", "air", "fire", "water"] as const;
export type Family = (typeof FAMILIES)[number];

export interface Score {
  fixed?: number;
  per_family?: { family: Family; n: number };
  per_neighbour?: { family: Family; n: number };
  per_neighbour_family?: number;
  by_level?: number[];
  copy_right?: boolean;
  best_neighbour?: boolean;
  all_families?: number;
  per_full_level?: number;
}
export interface Placement {
  levels?: number[];
  next_to?: Family;
  not_next_to?: Family;
}
export type Power = "gain" | "drain" | "take" | "swap" | "build_again";
export interface CardInfo {
  id: string;
  name: string;
  /** The name with the places where it may be divided, in another language than English. */
  short?: string;
  kind: "start" | "location" | "archive";
  families: Family[];
  archive: boolean;
  cost: number;
  compass: number;
  score: Score;
  text: string;
  instant?: Partial<Record<Power, number>>;
  placement?: Placement;
  lasting?: "always_open";
}
export interface Almanac {
  cards: Record<string, CardInfo>;
  track: { spaces: number[]; start: number; bonus: number[] };
  levels: { widths: number[] };
}

/** The catalogue with its shapes known. */
export const almanacOf = (plain: Plain): Almanac => plain as unknown as Almanac;

/** The word of what a card does when it is built, and how much of it. */
export function powerOf(card: CardInfo): { word: Power; n: number } | null {
  const [first] = Object.entries(card.instant ?? {});
  return first === undefined ? null : { word: first[0] as Power, n: first[1] ?? 0 };
}

/** What a card is drawn as: its family, the first of several, or an archive. */
export const lookOf = (card: CardInfo): Family | "archive" => (card.archive ? "archive" : (card.families[0] ?? "archive"));

/** Points as printed, as short as a corner of the card needs it. */
export function printed(score: Score): string {
  if (score.fixed !== undefined) return String(score.fixed);
  const each = score.per_family?.n ?? score.per_neighbour?.n ?? score.per_neighbour_family ?? score.per_full_level;
  if (each !== undefined) return `${each}×`;
  if (score.by_level !== undefined) return `${Math.min(...score.by_level)}–${Math.max(...score.by_level)}`;
  if (score.all_families !== undefined) return `${score.all_families}?`;
  return score.copy_right === true ? "→" : "★";
}
