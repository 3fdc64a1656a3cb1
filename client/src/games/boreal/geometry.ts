// Where things are: the row from both sides, the ruler of a track, and the places of a pyramid while its lowest line still grows.

export interface Spot {
  level: number;
  column: number;
}

export const SLOTS = 8;
export const LEVELS = 4;

export const spotName = ({ level, column }: Spot): string => `L${level}.${column}`;

/** Where a place lies as the pyramid is now: the left end of level 1 is column 0, the right end one past the last. */
export function spotOf(place: string, line: number): Spot | null {
  if (place === "L1-first") return { level: 1, column: 1 };
  if (place === "L1-left") return { level: 1, column: 0 };
  if (place === "L1-right") return { level: 1, column: line + 1 };
  const found = /^L(\d)\.(\d)$/.exec(place);
  return found === null ? null : { level: Number(found[1]), column: Number(found[2]) };
}

/** How many cards lie on level 1. */
export const lineOf = (pyramid: readonly Spot[]): number => pyramid.filter((p) => p.level === 1).length;

/** Left edge of a place, in cards, when level 1 is centred in a space so many cards wide. */
export function xOf({ level, column }: Spot, line: number, wide: number): number {
  return (wide - Math.max(line, 1)) / 2 + column - 1 + (level - 1) / 2;
}

/** The two places below, on which a card would rest. */
export function below({ level, column }: Spot): Spot[] {
  return level === 1 ? [] : [{ level: level - 1, column }, { level: level - 1, column: column + 1 }];
}

const same = (a: Spot, b: Spot): boolean => a.level === b.level && a.column === b.column;

/** The cards that only a card on `spot` would cover. */
export function covers<T extends Spot & { covered: boolean }>(pyramid: readonly T[], spot: Spot): T[] {
  const under = below(spot);
  return pyramid.filter((p) => !p.covered && under.some((place) => same(place, p)));
}

/** Slots 1 to 8 from left to right as a player sees them: their column 1 first. */
export function slotsFor(columns: readonly number[]): number[] {
  return columns.map((column, i) => ({ column, slot: i + 1 })).sort((a, b) => a.column - b.column).map(({ slot }) => slot);
}

/** Whether a column can be reached from a space (nothing can from space 0). */
export const inReach = (column: number, token: number): boolean => column <= token;

/** Where space n stands on the ruler, in percent from the left: space n is the edge behind column n. The rival's runs the other way. */
export const rulerAt = (space: number, mirrored: boolean): number => ((mirrored ? SLOTS - space : space) / SLOTS) * 100;
