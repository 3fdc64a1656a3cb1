// The games that have screens of their own, by id. A game that is not here is played with the generic screens.

import type { Component } from "svelte";

import { almanac, texts } from "../lib/api";
import type { GameHints } from "../lib/hints";
import { FALLBACK } from "../lib/locale.svelte";
import type { Namer } from "../lib/text";
import { translated } from "../lib/translate";
import type { Plain, Ref } from "../lib/wire";

/** What a game brings along. Everything but the table is optional. */
export interface GameScreens {
  /** The table for players and spectators; it finds all it needs in the table's context. */
  Table: Component;
  /** The big screen: public things only. */
  Tv?: Component;
  /** How it ended. */
  Reckoning?: Component;
  /** What a tap on a name opens. */
  Card?: Component<{ ref: Ref }>;
  /** The picture of a value of a seat's choice, in the lobby. */
  Picture?: Component<{ value: Ref; size?: number }>;
  /** Words about a value of a seat's choice, in the lobby. */
  About?: Component<{ value: Ref }>;
  /** A picture of the game for choosing it. */
  Cover?: Component;
  /** The catalogue to leaf through. */
  Catalogue?: Component;
  /** Put once around everything of the game at a table; sets up what its drawings need. */
  Frame?: Component<{ children: import("svelte").Snippet }>;
  /** False: nobody is asked out of turn, so there is nothing to pass ahead of time. */
  reactions?: boolean;
  /** Keywords, each with the ids of the rules its card gives in short; the messages `word-<id>` are their words. */
  words?: Readonly<Record<string, string>>;
  /** Reasons for options, beside what every decision says itself. */
  hints?: GameHints;
  namer: (almanac: Plain) => Namer;
  /** Messages of the screens, by locale. */
  messages: (locale: string) => Promise<string[]>;
}

export interface LoadedGame {
  id: string;
  almanac: Plain;
  /** Fluent sources in the order in which they override each other. */
  sources: string[];
  namer: Namer;
  screens: GameScreens;
}

const own: Record<string, () => Promise<GameScreens>> = {
  boreal: async () => (await import("./boreal")).screens,
  "europe-imagined": async () => (await import("./europe-imagined")).screens,
};

const generic = async (): Promise<GameScreens> => (await import("../lib/generic")).screens;

export async function loadGame(id: string, locale: string): Promise<LoadedGame> {
  const [screens, printed, words] = await Promise.all([(own[id] ?? generic)(), almanac(id), texts(id, locale)]);
  const catalogue = locale === FALLBACK ? printed : translated(printed, locale, words);
  return {
    id,
    almanac: catalogue,
    sources: [words, ...(await screens.messages(locale))],
    namer: screens.namer(catalogue),
    screens,
  };
}

/** A game's picture, where it has one. */
export async function coverOf(id: string): Promise<Component | undefined> {
  return id in own ? (await own[id]?.())?.Cover : undefined;
}

