// Small company for the quarters of a tile that the landmark leaves free: a few pieces for each kind, taken in turn.
import { boat, bush, house, oak, pennant, pine, rock, tower, waves } from "../parts";
import type { Pen } from "../pen";
import type { Kind } from "../types";

type Prop = (p: Pen) => void;
const FLAGS = ["red", "blue", "gold", "teal"] as const;
const flag = (i: number): string => FLAGS[i % 4] ?? "red";

function tent(p: Pen, color: string): void {
  p.poly([[-12, 0], [-10, -12], [0, -22], [10, -12], [12, 0]], "snow", { ink: 1.2 });
  p.poly([[-5, 0], [-4, -14], [0, -22], [4, -14], [5, 0]], color, { ink: 1 });
  pennant(p, 0, -21, color, 0.7);
}
function lampPost(p: Pen, h = 22): void {
  p.line([[0, 0], [0, -h]], 1.6);
  p.circ(0, -h - 4, 4.6, "flame", { ink: 1.3 });
}
function cypress(p: Pen, x: number, h: number, leaf = "leaf4"): void {
  p.blob([
    [x - 3, 0], [x - 5, -h * 0.4], [x - 2, -h * 0.85], [x, -h], [x + 2, -h * 0.85], [x + 5, -h * 0.4], [x + 3, 0],
  ], leaf, { ink: 1.2, wob: 0.3 });
}
function haystack(p: Pen): void {
  p.blob([[-11, 0], [-10, -11], [0, -18], [10, -11], [11, 0]], "gold", { ink: 1.2 });
  p.fine(() => {
    for (const x of [-5, 0, 5]) p.line([[x, -13], [x * 1.4, -2]], 0.8);
  });
}
function well(p: Pen): void {
  p.rect(-7, -8, 14, 8, "stone1", { ink: 1.2 });
  p.line([[-6, -8], [-6, -19]], 1.3);
  p.line([[6, -8], [6, -19]], 1.3);
  p.poly([[-11, -18], [0, -26], [11, -18]], "roof1", { ink: 1.2 });
}
function reeds(p: Pen): void {
  for (const [x, h] of [[-7, 14], [-3, 19], [1, 15], [5, 20], [9, 13]] as const) {
    p.line([[x, 0], [x + 1, -h]], 1.2, "leaf1");
    p.line([[x + 1, -h], [x + 1, -h + 5]], 2.6, "trunk");
  }
}
function fence(p: Pen): void {
  for (const x of [-14, -5, 4, 13]) p.line([[x, 0], [x, -10]], 1.7, "trunk");
  p.line([[-17, -4], [16, -4]], 1.2, "trunk");
  p.line([[-17, -8], [16, -7]], 1.2, "trunk");
}
function signpost(p: Pen): void {
  p.line([[0, 0], [0, -26]], 2, "trunk");
  p.poly([[-14, -24], [6, -26], [10, -22], [6, -19], [-14, -18]], "wall1", { ink: 1.2 });
  p.poly([[13, -15], [-5, -16], [-9, -13], [-5, -10], [13, -10]], "wall2", { ink: 1.2 });
}
function buntings(p: Pen): void {
  p.line([[-16, 0], [-16, -24]], 1.5);
  p.line([[16, 0], [16, -26]], 1.5);
  p.curve([[-16, -24], [0, -17], [16, -26]], 1.1);
  for (let k = 0; k < 4; k++) {
    const x = -11 + k * 7;
    const y = -20.5 + Math.abs(k - 1.5);
    p.poly([[x, y], [x + 5, y], [x + 2.5, -11]], flag(k), { ink: 1 });
  }
}
function banner(p: Pen): void {
  p.line([[0, 0], [0, -30]], 1.8);
  p.poly([[0, -30], [15, -27], [9, -22], [15, -17], [0, -16]], "red", { ink: 1.2 });
  rock(p, 9, 0, 6, "stone2");
}
function candles(p: Pen): void {
  for (const [x, h] of [[-9, 12], [0, 18], [9, 10]] as const) {
    p.line([[x, 0], [x, -h]], 3.2, "snow");
    p.circ(x, -h - 4, 2.6, "flame", { ink: 1 });
  }
}
function fountain(p: Pen): void {
  p.blob([[-14, 0], [0, -5], [14, 0], [0, 5]], "sea", { ink: 1.3 });
  p.curve([[0, 0], [-5, -12], [-9, -2]], 1.4, "foam");
  p.curve([[0, 0], [5, -12], [9, -2]], 1.4, "foam");
}
function buoy(p: Pen): void {
  waves(p, 0, -10, 26, 2);
  p.circ(0, -16, 4, "red", { ink: 1.2 });
  p.line([[0, -20], [0, -27]], 1.2);
}
function thicket(p: Pen): void {
  const tree = p.r.pick([pine, pine, oak]);
  tree(p, -12, -2, p.r(26, 36), p.r.pick(["leaf1", "leaf4", "leaf2"]));
  pine(p, 10, 0, p.r(28, 40), p.r.pick(["leaf1", "leaf4"]));
  if (p.r() < 0.45) bush(p, 0, 3, 6, "leaf3");
}
const sailing = (p: Pen): void =>
  boat(p, 0, -4, p.r(0.75, 1), { sail: p.r.pick(["snow", "gold", "pink", "red"]), two: p.r() < 0.5 });
const cottage = (p: Pen): void =>
  house(p, 0, 0, 20, 13, { roof: p.r.pick(["roof1", "roof2", "roof3"]), wall: p.r.pick(["wall1", "wall2", "wall3"]) });

const PROPS: Record<Kind, (i: number) => readonly [Prop, ...Prop[]]> = {
  gate: () => [(p) => bush(p, 0, 0, 9, "leaf3"), (p) => rock(p, 0, 0, 9, "stone2"), signpost, (p) => oak(p, 0, 2, 34, "leaf3")],
  village: () => [
    cottage,
    (p) => {
      house(p, -9, 0, 17, 12, { roof: "roof3", win: 1 });
      bush(p, 10, 0, 8, "leaf3");
    },
    (p) => oak(p, 0, 0, 34, "leaf3"),
    (p) => {
      haystack(p);
      p.at(17, 3, 0.7, haystack);
    },
    well,
    (p) => {
      fence(p);
      p.at(2, -4, 0.8, (q) => oak(q, 0, 0, 34, "leaf2"));
    },
  ],
  forest: () => [thicket],
  harbour: () => [sailing, sailing, sailing, buoy],
  bridge: () => [
    (p) => {
      pine(p, -8, 0, 30, "leaf1");
      bush(p, 10, 0, 8, "leaf2");
    },
    (p) => {
      oak(p, -6, 0, 32, "leaf3");
      bush(p, 12, 0, 6, "leaf2");
    },
    (p) => house(p, 0, 0, 19, 12, { roof: "roof3", win: 1 }),
    reeds,
  ],
  shrine: () => [
    (p) => {
      rock(p, -4, 0, 9, "stone1");
      p.at(-4, -8, 0.5, (q) => lampPost(q, 18));
    },
    (p) => {
      cypress(p, -6, 32);
      cypress(p, 7, 24);
    },
    candles,
    buntings,
  ],
  castle: (i) => [
    (p) => {
      pine(p, -8, 0, 30, "leaf4");
      rock(p, 9, 0, 9, "stone2");
    },
    (p) => tent(p, flag(i >> 1)),
    (p) => tower(p, 0, 0, 15, 22, { cap: "crenel", slit: true, flag: flag(i) }),
    (p) => {
      cypress(p, -8, 28, "leaf1");
      bush(p, 6, 0, 9, "leaf2");
    },
    banner,
  ],
  wonder: () => [
    (p) => {
      cypress(p, -6, 32, "leaf1");
      bush(p, 8, 0, 8, "leaf3");
    },
    (p) => {
      lampPost(p, 24);
      p.at(15, 2, 0.8, (q) => lampPost(q, 20));
    },
    fountain,
    (p) => house(p, 0, 0, 19, 14, { roof: "teal", wall: "wall1", rh: 14 }),
  ],
};

/** Draws the i-th small thing of a kind, standing on 0, 0. */
export function prop(p: Pen, kind: Kind, i: number): void {
  const list = PROPS[kind](i);
  const draw = list[i % list.length] ?? list[0];
  draw(p);
}
