// The icon sheet of the game.
import { loadSheet } from "../../../lib/icons";
import sheetUrl from "./icons.svg?url&no-inline";

export const loadIcons = (): Promise<void> => loadSheet(sheetUrl);
