// What a kind of place looks like when nobody has drawn the place itself.
import { boat, crenel, house, pine, rock, tower } from "../parts";
import type { Pen } from "../pen";
import type { Kind } from "../types";
import type { Draw } from "./types";

function castle(p: Pen): void {
  p.rect(-30, -34, 60, 34, "stone1");
  crenel(p, -30, -34, 60, 4, "stone1");
  tower(p, -32, 0, 18, 48);
  tower(p, 32, 0, 18, 48);
}
function gate(p: Pen): void {
  p.rect(-36, -50, 14, 50, "stone1");
  p.rect(22, -50, 14, 50, "stone1");
  p.rect(-40, -62, 80, 13, "stone2");
}
function wonder(p: Pen): void {
  tower(p, 0, 0, 26, 44, { wall: "wall1", roof: "gold", cap: "dome", ch: 30, win: 2 });
  for (const x of [-28, 28]) tower(p, x, 0, 14, 30, { wall: "wall2", roof: "teal", ch: 18 });
}

const HEROES: Record<Kind, Draw> = {
  gate,
  village: (p) => {
    house(p, -18, 0, 32, 24);
    house(p, 18, 0, 28, 20, { roof: "roof3" });
  },
  forest: (p) => {
    for (const x of [-36, -12, 12, 36]) pine(p, x, 0, 52 + p.j(8));
  },
  harbour: (p) => boat(p, 0, 0, 1.6, { two: true }),
  bridge: (p) => {
    rock(p, -20, 0, 14);
    pine(p, 16, 0, 40);
  },
  shrine: (p) => house(p, 0, 0, 30, 20, { rh: 26 }),
  castle,
  wonder,
};

export const heroOf = (kind: Kind): Draw => HEROES[kind];
