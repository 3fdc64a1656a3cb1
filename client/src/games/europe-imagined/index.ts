import type { GameScreens } from "..";
import { screens as generic } from "../../lib/generic";

export const screens: GameScreens = { ...generic };
