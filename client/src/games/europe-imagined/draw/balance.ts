// How the parts of a fight are stacked on a balance.
import type { BalancePart } from "./types";

/** Parts that share one slab, and their common worth. */
export interface Slab {
  parts: BalancePart[];
  n: number;
}

export const total = (parts: readonly BalancePart[]): number => parts.reduce((sum, part) => sum + part.n, 0);

/** One slab a part, from the bottom up; parts too low to be read on their own share a slab with the next ones. `least` is
 *  the worth a slab needs to be readable. A part that adds nothing is not stacked. */
export function slabs(parts: readonly BalancePart[], least: number): Slab[] {
  const stack: Slab[] = [];
  let open: Slab = { parts: [], n: 0 };
  for (const part of parts) {
    if (part.n <= 0) continue;
    open.parts.push(part);
    open.n += part.n;
    if (open.n < least) continue;
    stack.push(open);
    open = { parts: [], n: 0 };
  }
  const below = stack.at(-1);
  if (open.parts.length && below) {
    below.parts.push(...open.parts);
    below.n += open.n;
  } else if (open.parts.length) stack.push(open);
  return stack;
}

/** How high things are, all in the same measure as `room`: one point of worth, and the block that stands for what is not known.
 *  Both sides fit into the room, the block included. */
export function measure(left: number, right: number, hidden: boolean, room: number, most: number): { unit: number; block: number } {
  const block = hidden ? Math.min(5, right > 0 ? room * 0.6 : room) : 0;
  return { unit: Math.min(most, room / Math.max(1, left), (room - block) / Math.max(1, right)), block };
}

/** -1 (left side down) to 1 (right side down). */
export const tilt = (left: number, right: number): number => Math.max(-1, Math.min(1, (right - left) / 6));
