// Small things the map view is made of.
import type { Dir } from "../almanac";
import { STEP, type Node } from "./geometry";

/** Path of the dots that lead from every open road into the empty paper, in world units. */
export function dottedRoads(nodes: readonly Node[]): string {
  let d = "";
  for (const { x, y, edges } of nodes)
    for (const { dir, end } of edges) {
      if (end !== "open") continue;
      const [dx, dy] = STEP[dir];
      const at = (t: number) => `${x * 200 + dx * t} ${-y * 200 - dy * t}`;
      d += `M${at(108)}L${at(146)}`;
    }
  return d;
}

const ARROWS: Readonly<Record<string, Dir>> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
export const keyDir = (key: string): Dir | undefined => ARROWS[key];
