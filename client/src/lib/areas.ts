// The parts of a table as somebody with a keyboard goes through them: Tab leads from part to part, arrows lead about in one.
// A part is marked by `data-area` in the page; what can be pressed in it is read from the page itself.

export const AREAS = ["ask", "coach", "map", "row", "hand", "party", "rivals", "log", "talk", "menu"] as const;
export type Area = (typeof AREAS)[number];

/** Where Tab stops at everything, since there is little and all of it matters. */
const EACH: ReadonlySet<string> = new Set(["ask", "coach", "talk", "menu"]);
const CONTROLS = "button, a[href], input, select, [role=button]";
const GLOWING = ".can, .entry:not([aria-disabled=true]), [aria-pressed]";

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

type Part = HTMLElement | SVGElement;
const shown = (e: Element): boolean => e.getClientRects().length > 0 && e.closest("[inert]") === null;
const parts = (area: Area): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-area=${area}]`)].filter(shown);
const controls = (roots: readonly Element[]): Part[] => roots.flatMap((root) => [...root.querySelectorAll<Part>(CONTROLS)].filter(shown));

export const areaOf = (e: Element | null): Area | null => (e?.closest<HTMLElement>("[data-area]")?.dataset["area"] as Area | undefined) ?? null;

/** Focus the part of the table itself, or in it what one was at, what glows, or the first thing there is. False: it is not there. */
export function enter(area: Area): boolean {
  const roots = parts(area);
  const all = controls(roots);
  const stop = area === "map" ? all.find((e) => e.matches(".node[tabindex='0']")) : undefined;
  const to = stop ?? all.find((e) => e.matches(GLOWING)) ?? all[0] ?? roots[0];
  to?.focus({ preventScroll: area === "map" });
  return to !== undefined;
}

/** Focus the decision as a whole: from there Tab, arrows and digits lead on. False: there is none. */
export function toDecision(): boolean {
  const all = parts("ask");
  const ask = all.find((part) => part.id === "ask") ?? all[0];
  ask?.focus({ preventScroll: true });
  return ask !== undefined;
}

let due = false;

/** Before a screen goes for the table: whoever is at something of it is to be at the decision afterwards, not at the top of the page. */
export function leave(): void {
  due = document.activeElement !== document.body;
}

/** The table has come: see to whoever was at something before it. */
export function arrive(): void {
  if (due && document.activeElement === document.body) toDecision();
  due = false;
}

/** Tab: the next thing where all are stopped at, else the next part of the table. False: the browser goes on by itself. */
export function advance(by: 1 | -1): boolean {
  const now = document.activeElement;
  const area = areaOf(now);
  if (area === null) return false;
  if (EACH.has(area)) {
    const all = controls(parts(area));
    const at = all.findIndex((e) => e === now);
    const next = all[at < 0 && by < 0 ? -1 : at + by];
    if (next !== undefined) {
      next.focus();
      return true;
    }
  }
  for (let at = AREAS.indexOf(area) + by; at in AREAS; at += by) {
    const next = AREAS[at];
    if (next !== undefined && enter(next)) return true;
  }
  return false;
}

/** An arrow: the next thing of the same part in that direction, then the next one that glows anywhere. From nowhere: the first that glows. */
export function step(arrow: Arrow): void {
  const now = document.activeElement;
  const area = areaOf(now);
  const glowing = [...document.querySelectorAll<Part>("main :is(.can, .chosen), main :is(.can, .chosen) > button")].filter((e) => shown(e) && e.matches(CONTROLS));
  if (area === null || now === null || now === parts("ask")[0]) {
    if (parts("map").some((map) => map.querySelector("[aria-pressed]") !== null)) enter("map");
    else (glowing[0] ?? controls(parts("ask"))[0])?.focus();
    return;
  }
  const from = now.getBoundingClientRect();
  for (const all of [controls(parts(area)), glowing]) {
    const to = all[nearest(from, all.map((e) => e.getBoundingClientRect()), arrow)];
    if (to === undefined) continue;
    to.focus();
    return;
  }
}

/** What digits stand for in a decision: its options in their order, without what only sends, takes back or explains. */
export const OPTIONS = "button:not(.primary, .ghost, .link, .amount button)";

/** A digit: press the nth card of the part one is in, or the nth option of the decision. False: there is none. */
export function pressNth(n: number): boolean {
  const area = areaOf(document.activeElement);
  const cards = area === "hand" || area === "row" || area === "party";
  const all = cards ? controls(parts(area)) : parts("ask").flatMap((root) => [...root.querySelectorAll<HTMLElement>(OPTIONS)].filter(shown));
  const to = all[n - 1];
  if (to === undefined) return false;
  if (cards) to.focus();
  to.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** Press what sends the answer; false where there is nothing to send. */
export function pressMain(): boolean {
  const main = document.querySelector<HTMLElement>("[data-area=ask] .btn.primary");
  main?.click();
  return main !== null;
}

/** Press what the page offers for something that has a key of its own, wherever it is. */
export function pressAct(name: string): void {
  document.querySelector<HTMLElement>(`[data-act=${name}]`)?.click();
}
