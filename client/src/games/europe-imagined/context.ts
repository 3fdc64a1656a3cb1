// The book of the game, for the screens.

import { getContext, setContext } from "svelte";

import type { Book } from "./almanac";

const KEY = Symbol("europe-imagined");

export const setBook = (get: () => Book): void => {
  setContext(KEY, get);
};
export const useBook = (): (() => Book) => getContext<() => Book>(KEY);
