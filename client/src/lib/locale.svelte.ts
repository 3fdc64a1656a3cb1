// The language, and the client's own sentences. Another language is another file in `messages/`.

import { Reader } from "./text";
import { keepSetting, setting } from "./tokens";

import english from "../messages/en.ftl?raw";

export const FALLBACK = "en";
const files = import.meta.glob<string>(["../messages/*.ftl", "!../messages/en.ftl"], { query: "?raw", import: "default" });

export const locales: string[] = [FALLBACK, ...Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length))].sort();

function wanted(): string {
  const kept = setting("locale");
  const candidates = [...(kept === null ? [] : [kept]), ...navigator.languages];
  for (const candidate of candidates) {
    const language = candidate.split("-")[0]?.toLowerCase() ?? "";
    if (locales.includes(language)) return language;
  }
  return FALLBACK;
}

class Language {
  locale = $state(FALLBACK);
  private sources = $state.raw<string[]>([english]);
  reader = $derived(new Reader(this.locale, this.sources));

  constructor() {
    void this.use(wanted(), false);
  }

  /** Messages of the client in the order in which they override each other. */
  get own(): string[] {
    return this.sources;
  }

  async use(locale: string, keep = true): Promise<void> {
    if (keep) keepSetting("locale", locale);
    const load = files[`../messages/${locale}.ftl`];
    const more = locale === FALLBACK || load === undefined ? [] : [await load()];
    this.sources = [english, ...more];
    this.locale = locale;
    document.documentElement.lang = locale;
  }
}

export const language = new Language();

/** A sentence of the client itself. Names that people gave are shown as they are. */
export const t = (key: string, args?: Record<string, string | number>): string => language.reader.say(key, args);
