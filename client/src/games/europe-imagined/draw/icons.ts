// The icon sheet: one file of symbols, fetched once after the first screen and put into the page, where every
// <use href="#ico-group-id"> finds its glyph. Before it comes a glyph is simply not there.
import sheetUrl from "./icons.svg?url&no-inline";

let arriving: Promise<void> | undefined;

/** Fetches the sheet; a second call waits for the first. A sheet that fails to come may be asked for again. */
export function loadIcons(): Promise<void> {
  arriving ??= fetchSheet().catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchSheet(): Promise<void> {
  const answer = await fetch(sheetUrl);
  if (!answer.ok) throw new Error(`icon sheet: ${answer.status}`);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("class", "unseen");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sheet, true));
}
