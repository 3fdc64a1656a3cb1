// What happened since one's own last turn, in a few lines.

import type { LogLine, Text } from "./wire";

export interface Recap {
  /** In the order in which it happened. */
  lines: LogLine[];
  /** How many more there were. */
  more: number;
  /** The steps in which all of it happened, the first and the last. */
  from: number;
  to: number;
}
/** How much a line says to one who was not there; 0: nothing, it only marks where something begins. */
export type Weight = (key: string) => number;

const MOST = 5;
/** What somebody did to the reader says more than what anybody did for themselves. */
const ABOUT_ONESELF = 10;

function names(arg: unknown, ref: string): boolean {
  if (typeof arg === "string") return arg === ref;
  if (Array.isArray(arg)) return arg.some((part) => names(part, ref));
  return typeof arg === "object" && arg !== null && Object.values(arg).some((part) => names(part, ref));
}
const about = (text: Text, seat: number): boolean => names(text[1] ?? {}, `seat:${seat}`);

/** What others did after the last deed of a seat, the weightiest lines of it; null when that is nothing. Deeds are lines without an
 *  indent; what followed from one is told only where it names the reader. */
export function recapOf(lines: readonly LogLine[], seat: number | null, weight: Weight = () => 1): Recap | null {
  if (seat === null) return null;
  const last = lines.findLastIndex((line) => line.seat === seat && !line.depth);
  const weighed = lines.slice(last + 1).flatMap((line) => {
    const base = weight(line.text[0]);
    const own = line.seat === seat;
    if (base === 0 || line.seat === undefined || (own && !line.depth)) return [];
    if (about(line.text, seat)) return [{ line, weight: base + ABOUT_ONESELF }];
    return line.depth || own ? [] : [{ line, weight: base }];
  });
  const [first] = weighed;
  if (first === undefined) return null;
  const kept = [...weighed].sort((a, b) => b.weight - a.weight || b.line.n - a.line.n).slice(0, MOST);
  return {
    lines: kept.map((k) => k.line).sort((a, b) => a.n - b.n),
    more: weighed.length - kept.length,
    from: first.line.seq,
    to: weighed.at(-1)?.line.seq ?? first.line.seq,
  };
}
