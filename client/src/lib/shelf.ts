// In which order games are offered for a new table, and which one is chosen from the start.
import type { GameInfo } from "./wire";

/** Name of the setting that keeps the game of the last table this device made. */
export const LAST_GAME = "last-game";

type Offer = Pick<GameInfo, "id" | "name" | "minutes">;

/** The longest evening first; of the same length in the order of their names. */
export const longestFirst = <G extends Offer>(games: readonly G[]): G[] =>
  [...games].sort((a, b) => b.minutes[1] - a.minutes[1] || b.minutes[0] - a.minutes[0] || a.name.localeCompare(b.name));

/** The game of the last time where it is still there, else the first. */
export const offered = <G extends Offer>(games: readonly G[], last: string | null): G | undefined => games.find((g) => g.id === last) ?? games[0];
