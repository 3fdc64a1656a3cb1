import type { GameScreens } from "..";
import Card from "./Card.svelte";
import Cover from "./Cover.svelte";
import Reckoning from "./End.svelte";
import Frame from "./Frame.svelte";
import { hints } from "./hints";
import english from "./messages/en.ftl?raw";
import guide from "./messages/guide.en.ftl?raw";
import hinting from "./messages/hints.en.ftl?raw";
import keywords from "./messages/words.en.ftl?raw";
import { namer } from "./names";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";
import { WORDS } from "./words";

const files = import.meta.glob<string>(["./messages/*.ftl", "!./messages/*en.ftl"], { query: "?raw", import: "default" });

/** English, and over it whatever there is in the language asked for. */
async function messages(locale: string): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.endsWith(`/${locale}.ftl`) || path.endsWith(`.${locale}.ftl`));
  return [english, guide, keywords, hinting, ...(await Promise.all(own.map(async (path) => (await files[path]?.()) ?? "")))];
}

export const screens: GameScreens = { Table, Tv, Reckoning, Card, Cover, Frame, reactions: false, words: WORDS, hints, namer, messages };
