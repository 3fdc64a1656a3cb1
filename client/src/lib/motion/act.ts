// From a move to something that can be shown. `prepare` is called while the old drawing still stands and keeps what it needs of it;
// what it returns is called on the new drawing. Nothing in sight to move: no act, and no time is spent on it.

import { lasts, type Key, type Move, type Point } from "./move";
import type { Act } from "./queue";

/** How long the outline stays that stands for a motion. */
export const OUTLINED = 2000;
const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.3,.7,.2,1)";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Make = () => Act | null;

/** A part of a drawing, not one as a whole. */
const inDrawing = (element: Element): element is SVGGraphicsElement => element.namespaceURI === SVG && element.localName !== "svg";

/** The box a place of the map fills, whatever its picture reaches beyond. */
const core = (element: Element): Element => element.querySelector(":scope > .node") ?? element;
const boxOf = (element: Element): Box => core(element).getBoundingClientRect();
const inSight = (b: Box): boolean => b.width > 0 && b.height > 0 && b.x < innerWidth && b.y < innerHeight && b.x + b.width > 0 && b.y + b.height > 0;

function find(key: Key): HTMLElement | SVGGraphicsElement | undefined {
  for (const name of typeof key === "string" ? [key] : key)
    for (const element of document.querySelectorAll<HTMLElement | SVGGraphicsElement>(`[data-m="${CSS.escape(name)}"]`))
      if (inSight(boxOf(element))) return element;
  return undefined;
}

/** An act of animations that stand at their beginning until it is played. `over` is called once, at the end. */
function act(ms: number, animations: Animation[], over: () => void = () => undefined): Act {
  for (const animation of animations) animation.pause();
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    for (const animation of animations) animation.cancel();
    over();
  };
  return {
    ms,
    async play() {
      if (ended) return;
      for (const animation of animations) animation.play();
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
      end();
    },
    finish: end,
  };
}

function over(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".motion-over");
  if (there !== null) return there;
  const layer = document.createElement("div");
  layer.className = "motion-over";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  document.body.append(layer);
  return layer;
}

/** A picture of something as it is now, to be laid over the page. */
function ghost(element: HTMLElement | SVGGraphicsElement): { picture: HTMLElement | SVGSVGElement; box: Box } {
  const box = boxOf(element);
  const copy = element.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  copy.removeAttribute("data-m");
  let picture: HTMLElement | SVGSVGElement;
  if (inDrawing(element)) {
    const inner = (core(element) as SVGGraphicsElement).getBBox();
    copy.removeAttribute("transform");
    picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    picture.append(copy);
  } else picture = copy as HTMLElement;
  picture.style.left = picture.style.top = "0";
  picture.style.width = `${box.width}px`;
  picture.style.height = `${box.height}px`;
  return { picture, box };
}

const put = (picture: HTMLElement | SVGSVGElement, x: number, y: number, k: number): void => {
  picture.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${k.toFixed(4)})`;
};
const eased = (p: number): number => 1 - (1 - p) ** 3;

/** It flies over the page and is there when it lands. Where it lands is looked up again all the way, since the map may be moving. */
function fly(from: Box, element: HTMLElement | SVGGraphicsElement, ms: number): Act {
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  hidden.pause();
  let frame = 0;
  let done: () => void = () => undefined;
  let picture: HTMLElement | SVGSVGElement | undefined;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    cancelAnimationFrame(frame);
    picture?.remove();
    hidden.cancel();
    done();
  };
  return {
    ms,
    play: () =>
      new Promise((resolve) => {
        done = resolve;
        if (ended || !element.isConnected) {
          end();
          resolve();
          return;
        }
        const made = ghost(element);
        picture = made.picture;
        const began = performance.now();
        const step = (): void => {
          const p = Math.min(1, Math.max(0, (performance.now() - began) / ms));
          const to = boxOf(element);
          const q = eased(p);
          const between = (a: number, b: number): number => a + (b - a) * q;
          const width = between(from.width, to.width);
          if (picture !== undefined) put(picture, between(from.x, to.x), between(from.y, to.y) - Math.sin(Math.PI * p) * 24, width / Math.max(1, made.box.width));
          if (p >= 1) end();
          else frame = requestAnimationFrame(step);
        };
        step();
        over().append(picture);
      }),
    finish: end,
  };
}

/** Something that is no longer there. In a drawing its picture stays where it was, so that it goes along when the map is moved. */
function leave(was: Kept | undefined, ms: number): Act | null {
  if (was === undefined) return null;
  const { picture, box, parent, copy } = was;
  const drawn = parent !== null && parent.isConnected;
  const shown = drawn ? copy : picture;
  if (drawn) parent.append(copy);
  else {
    put(picture, box.x, box.y, 1);
    over().append(picture);
  }
  const lift = drawn ? "0 -46px" : "0 -40px";
  return act(
    ms,
    [shown.animate([{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: lift }], { duration: ms, easing: "ease-in", fill: "forwards" })],
    () => shown.remove(),
  );
}

interface Kept {
  picture: HTMLElement | SVGSVGElement;
  box: Box;
  /** For a part of a drawing: a copy, and what it hung in. */
  copy: HTMLElement | SVGGraphicsElement;
  parent: Element | null;
}
function keep(key: Key): Kept | undefined {
  const element = find(key);
  if (element === undefined) return undefined;
  const copy = element.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  copy.removeAttribute("data-m");
  return { ...ghost(element), copy, parent: inDrawing(element) ? element.parentElement : null };
}

/** Its old face narrows to a line, and its new one comes out of it. */
function flip(was: Kept | undefined, element: HTMLElement | SVGGraphicsElement, ms: number): Act {
  const parent = element.parentElement;
  const half = ms / 2;
  const turning = { transformBox: "fill-box", transformOrigin: "50% 50%" };
  const coming = element.animate(
    [{ scale: "0 1", ...turning }, { scale: "0 1", ...turning, offset: 0.5 }, { scale: "1 1", ...turning }],
    { duration: ms, easing: "ease-out" },
  );
  if (was === undefined || parent === null || !inDrawing(element)) return act(ms, [coming]);
  const { copy } = was;
  parent.insertBefore(copy, element);
  const going = copy.animate([{ scale: "1 1", ...turning }, { scale: "0 1", ...turning }], { duration: half, easing: "ease-in", fill: "forwards" });
  return act(ms, [coming, going], () => copy.remove());
}

/** One hop a step, each with a little height. */
export function hops(way: readonly Point[]): Keyframe[] {
  const steps = Math.max(1, way.length - 1);
  const at = (p: Point, lift = 0): string => `${p.x}px ${p.y - lift}px`;
  return way.flatMap((point, i): Keyframe[] => {
    const next = way[i + 1];
    const here: Keyframe = { translate: at(point), offset: i / steps, easing: "ease-out" };
    if (next === undefined) return [here];
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return [here, { translate: at(middle, 34), offset: (i + 0.5) / steps, easing: "ease-in" }];
  });
}

function lights(element: Element, from: number, to: number, ms: number): Act {
  const pips = [...element.querySelectorAll("[data-pip]")].slice(Math.min(from, to), Math.max(from, to));
  const out = to < from;
  const lit = { color: "var(--lantern)", filter: "brightness(1.6) drop-shadow(0 0 4px var(--glow))" };
  const dark = { color: "var(--lantern-out)", filter: "brightness(1)" };
  if (pips.length === 0) return act(ms, [glow(element, ms)]);
  return act(ms, pips.map((pip) => pip.animate(out ? [lit, { ...lit, offset: 0.3 }, dark] : [dark, lit, { ...lit, filter: "brightness(1)" }], { duration: ms, easing: EASE })));
}

const glow = (element: Element, ms: number): Animation =>
  element.animate(
    [{ filter: "brightness(1)" }, { filter: "brightness(1.45) drop-shadow(0 0 5px var(--glow))", offset: 0.35 }, { filter: "brightness(1)" }],
    { duration: ms, easing: EASE },
  );

/** Call on the old drawing; call what it returns on the new one. */
export function prepare(move: Move): Make {
  if (move.unless !== undefined && find(move.unless) !== undefined) return () => null;
  const ms = lasts(move);
  const then = (make: (element: HTMLElement | SVGGraphicsElement) => Act | null): Make => () => {
    const element = find(move.what);
    return element === undefined ? null : make(element);
  };
  switch (move.how) {
    case "walk":
      return then((element) => act(ms, [element.animate(hops(move.way), { duration: ms })]));
    case "fly": {
      const start = find(move.from);
      const from = start === undefined ? undefined : boxOf(start);
      return then((element) => (from === undefined ? null : fly(from, element, ms)));
    }
    case "slide": {
      const start = find(move.what);
      const from = start === undefined ? undefined : boxOf(start);
      return then((element) => {
        if (from === undefined) return null;
        const to = boxOf(element);
        const [dx, dy] = [from.x - to.x, from.y - to.y];
        if (Math.hypot(dx, dy) < 1) return null;
        return act(ms, [element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: ms, easing: EASE })]);
      });
    }
    case "leave": {
      const was = keep(move.what);
      return () => leave(was, ms);
    }
    case "turn":
      return then((element) => {
        // The picture of a place reaches beyond its box, so the middle is the box's.
        const b = inDrawing(element) ? (core(element) as SVGGraphicsElement).getBBox() : undefined;
        const about = { transformOrigin: b === undefined ? "50% 50%" : `${b.x + b.width / 2}px ${b.y + b.height / 2}px` };
        return act(ms, [element.animate([{ rotate: `${-90 * move.quarters}deg`, ...about }, { rotate: "0deg", ...about }], { duration: ms, easing: EASE })]);
      });
    case "flip": {
      const was = keep(move.what);
      return then((element) => flip(was, element, ms));
    }
    case "lights":
      return then((element) => lights(element, move.from, move.to, ms));
    case "tell":
      return then((element) => act(ms, [glow(element, ms)]));
  }
}

const outlined = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** In place of a motion: what changed keeps a dotted outline for a while. Takes no time of the queue. */
export function outline(move: Move): Make {
  return () => {
    const element = find(move.mark ?? move.what);
    if (element === undefined) return null;
    clearTimeout(outlined.get(element));
    element.setAttribute("data-changed", "");
    outlined.set(element, setTimeout(() => element.removeAttribute("data-changed"), OUTLINED));
    return null;
  };
}
