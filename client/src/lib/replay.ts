// The way into a replay, for everything that wants to show a moment of the game: a line of the log, a recap, the plot.

import { route, replayPath, type Look } from "./route.svelte";

/**
 * Show the game of the table one is at as it stood: at step `at`, or from step `from` on up to step `to`. Through whose eyes is up to
 * who looks; `eyes` is a wish.
 */
export function openReplay(look: Partial<Look>): void {
  const { place } = route;
  if (place.at !== "table") return;
  const path = replayPath(place.code, look);
  if (place.look === null) route.go(path);
  else route.swap(path);
}
