import type { Pen } from "../pen";

/** Draws one picture standing on y = 0, about 100 wide and 76 high. */
export type Draw = (p: Pen) => void;
/** Landmarks by tile id. */
export type Places = Record<string, Draw>;
