// Icon sheets: a file of symbols for each game, fetched once when it is needed and put into the page, where every
// <use href="#ico-group-id"> finds its glyph. Before it comes a glyph is simply not there.

const arriving = new Map<string, Promise<void>>();

/** Fetches a sheet; a second call waits for the first. A sheet that fails to come may be asked for again. */
export function loadSheet(url: string): Promise<void> {
  const coming =
    arriving.get(url) ??
    fetchSheet(url).catch((error: unknown) => {
      arriving.delete(url);
      throw error;
    });
  arriving.set(url, coming);
  return coming;
}

async function fetchSheet(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`icon sheet: ${answer.status}`);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("class", "unseen");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sheet, true));
}
