// What every component of the game needs besides its own data: the almanac and the words. Given once, above them all.
import { getContext, setContext } from "svelte";

import type { Book } from "../almanac";

/** Renders a message of messages.en.ftl (keys start with `draw-`) in the reader's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface DrawContext {
  readonly book: Book;
  readonly say: Say;
}

/** The key of the context, for those who mount a component without one above it. */
export const DRAW = Symbol("europe-imagined drawing");

/** Call it in the component above the game's. The properties may be getters, so that a change of language arrives. */
export const setDraw = (context: DrawContext): DrawContext => setContext(DRAW, context);
export const useDraw = (): DrawContext => getContext<DrawContext>(DRAW);
