import type { GameScreens } from "..";
import About from "./About.svelte";
import Card from "./Card.svelte";
import Cover from "./Cover.svelte";
import draw from "./draw/messages.en.ftl?raw";
import Reckoning from "./End.svelte";
import Frame from "./Frame.svelte";
import english from "./messages/en.ftl?raw";
import guide from "./messages/guide.en.ftl?raw";
import keywords from "./messages/words.en.ftl?raw";
import { hints } from "./hints";
import hinting from "./messages/hints.en.ftl?raw";
import { namer } from "./names";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";
import { WORDS } from "./words";

const files = import.meta.glob<string>(["./messages/*.ftl", "./draw/messages.*.ftl", "!./messages/*en.ftl", "!./draw/messages.en.ftl"], {
  query: "?raw",
  import: "default",
});

/** English, and over it whatever there is in the language asked for. */
async function messages(locale: string): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.endsWith(`/${locale}.ftl`) || path.endsWith(`.${locale}.ftl`));
  return [draw, english, guide, keywords, hinting, ...(await Promise.all(own.map(async (path) => (await files[path]?.()) ?? "")))];
}

export const screens: GameScreens = { Table, Tv, Reckoning, Card, Picture, About, Cover, Frame, words: WORDS, hints, namer, messages };
