// How long ago something was, in words of the chosen language.

import { language } from "./locale.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** `then` and `now` in Unix seconds. */
export function ago(then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  return words.format(0, "second");
}
