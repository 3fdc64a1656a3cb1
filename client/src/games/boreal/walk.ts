// Walking with the arrow keys from one thing that may be chosen to the next in that direction.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** Index of the nearest box in that direction, -1 where there is none. What lies aside counts as twice as far. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x + box.width / 2 - from.x - from.width / 2;
    const dy = box.y + box.height / 2 - from.y - from.height / 2;
    const [along, aside] = arrow === "ArrowLeft" ? [-dx, dy] : arrow === "ArrowRight" ? [dx, dy] : arrow === "ArrowUp" ? [-dy, dx] : [dy, dx];
    const far = along + 2 * Math.abs(aside);
    if (along > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Move the focus to the next glowing thing on the table; to the first one when none has it yet. */
export function walk(arrow: Arrow): void {
  const all = [...document.querySelectorAll<HTMLElement>("main .can, main .chosen")];
  const now = all.find((e) => e === document.activeElement);
  const to = now === undefined ? 0 : nearest(now.getBoundingClientRect(), all.map((e) => e.getBoundingClientRect()), arrow);
  all[to]?.focus();
}
