// The turn clock, which any table can have.

/** It is shown when this part of the time, or this many seconds, are left, whichever is more. */
const LAST_PART = 0.25;
const LAST_SECONDS = 30;

/** Whole seconds that are left to answer what was asked at `since`; null while there is no clock or still plenty of time. While nobody
 *  who plays was here the clock stood, and it began anew when somebody came, at `attended`. All in the server's time. */
export function secondsLeft(options: Readonly<Record<string, string>> | undefined, since: number, attended: number, now: number): number | null {
  const limit = Number(options?.["table-clock"]);
  if (!Number.isFinite(limit) || limit <= 0) return null;
  const left = Math.max(0, Math.ceil(Math.max(since, attended) + limit - now));
  return left <= Math.max(LAST_SECONDS, limit * LAST_PART) ? left : null;
}
