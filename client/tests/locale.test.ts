// Which language is spoken: the one chosen, else the browser's, else English; its files come only when it is.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const settled = async (locale: string): Promise<typeof import("../src/lib/locale.svelte")> => {
  const module = await import("../src/lib/locale.svelte");
  await vi.waitFor(() => expect(module.language.locale).toBe(locale));
  return module;
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());
const browser = (...languages: string[]): void => void vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

test("the first language of the browser that there is", async () => {
  browser("fr-CH", "de-AT", "en");
  const { t } = await settled("de");
  expect(t("close")).toBe("Schließen");
  expect(document.documentElement.lang).toBe("de");
});

test("what somebody chose is kept, whatever the browser says", async () => {
  browser("en-GB");
  const first = await settled("en");
  await first.language.use("de");
  expect(first.t("close")).toBe("Schließen");
  vi.resetModules();
  const again = await settled("de");
  await again.language.use("en");
  expect(again.t("close")).toBe("Close");
  expect(document.documentElement.lang).toBe("en");
});

test("English where the browser wants nothing that there is", async () => {
  browser("ja");
  const { locales } = await settled("en");
  expect(locales).toEqual(["de", "en"]);
});

test("no file of another language than English is part of what everybody loads", () => {
  const sources = ["src/lib/locale.svelte.ts", "src/games/europe-imagined/index.ts", "src/games/boreal/index.ts"].map((file) => readFileSync(file, "utf8"));
  for (const source of sources) {
    expect(source).not.toMatch(/import \w+ from "[^"]*(?<!\ben)\.ftl\?raw"/);
    expect(source).not.toContain("eager: true");
  }
});
