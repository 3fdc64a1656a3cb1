// Passes by which a seat comes over to another device: in a link's fragment, which browsers keep to themselves.

import { tablePath, tidyCode } from "./route.svelte";

const MARK = "#pass=";

/** A pass as it is read aloud. */
export const spaced = (pass: string): string => pass.replace(/(.{4})(?=.)/g, "$1 ");

/** The link that brings a seat to the device that opens it. */
export const passLink = (base: string, code: string, pass: string): string => `${base}${tablePath(code)}${MARK}${pass}`;

/** The pass in the address, which is taken out of it at once: it must not stay in the history or be seen over the shoulder. */
export function passInAddress(): string | null {
  if (!location.hash.startsWith(MARK)) return null;
  const pass = tidyCode(location.hash.slice(MARK.length));
  history.replaceState(history.state, "", location.pathname + location.search);
  return pass === "" ? null : pass;
}
