// Paper grain: a handful of flecks, drawn once and repeated over every tile.
import { rng } from "./rng";

const r = rng("grain");
const flecks = (n: number, longest: number): string =>
  Array.from({ length: n }, () => `M${r(120).toFixed(1)} ${r(120).toFixed(1)}h${r(0.4, longest).toFixed(1)}`).join("");

export const grain = { dark: flecks(70, 1.3), light: flecks(60, 2.2) };
