// One small picture for each place. A place without one gets the picture of its kind, so new tiles work before anybody
// draws them.
import type { Kind } from "../types";
import { BRIDGES } from "./bridges";
import { CASTLES } from "./castles";
import { FORESTS } from "./forests";
import { GATES } from "./gates";
import { HARBOURS } from "./harbours";
import { heroOf } from "./kinds";
import { SHRINES } from "./shrines";
import type { Draw, Places } from "./types";
import { VILLAGES } from "./villages";
import { WONDERS } from "./wonders";

const PLACES: Places = {
  ...GATES, ...VILLAGES, ...FORESTS, ...HARBOURS, ...BRIDGES, ...SHRINES, ...CASTLES, ...WONDERS,
};

export const drawn = (id: string): boolean => id in PLACES;
export const landmark = (id: string, kind: Kind): Draw => PLACES[id] ?? heroOf(kind);
