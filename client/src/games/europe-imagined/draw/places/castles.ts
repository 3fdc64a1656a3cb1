// The landmarks of the castles, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { tower, crenel, arch } from "../parts";
import type { Places } from "./types";

export const CASTLES: Places = {
  // Hradčany of Sleeping Clay
  T27(p) {
    p.rect(-48, -26, 96, 20, "wall1");
    p.poly([[-50, -26], [-42, -34], [42, -34], [50, -26]], "roof1");
    for (let i = 0; i < 9; i++) p.rect(-43 + i * 10.4, -21, 4.4, 7, "window", { ink: 0.8, mis: 0 });
    for (const [x, h, w] of [
      [-6, 34, 11], [10, 34, 11], [26, 40, 10],
    ] as const) tower(p, x, -32, w, h * 0.55, { wall: "stone2", roof: "stone3", ch: h * 0.75, win: 1, slit: true });
    tower(p, -38, -28, 12, 18, { wall: "wall2", cap: "onion", roof: "teal", ch: 18 });
    for (let i = 0; i < 6; i++) p.at(-40 + i * 16, 6, 0.95, () => {
      p.poly([[-4.4, 0], [-4, -15], [4, -15], [4.4, 0]], "clay", { ink: 1.3 });
      p.circ(0, -18, 3.8, "clay", { ink: 1.2 });
      p.line([[5, 0], [6, -25]], 1.3);
      p.line([[-2, -18], [-0.6, -18]], 1);
      p.line([[1, -18], [2.4, -18]], 1);
    });
  },
  // Carcassonne Unfinished
  T28(p) {
    p.rect(-46, -34, 70, 30, "stone1");
    crenel(p, -46, -34, 70, 4, "stone1");
    for (const [x, h] of [[-42, 48], [-14, 56], [14, 46]] as const) tower(p, x, 0, 17, h, { wall: "stone1", roof: "roof2", ch: 24, slit: true, ...(x === -14 ? { flag: "red" } : {}) });
    arch(p, 0, 0, 12, 16, "dark");
    p.rect(30, -28, 18, 28, "stone1");
    p.poly([[30, -28], [30, -36], [36, -36], [36, -31], [42, -31], [42, -28]], "stone1", { ink: 1.3 });
    p.poly([[30, -36], [30, -50], [48, -50], [48, -30]], null, { dash: "3 3", close: false, ink: 1.3 });
    p.poly([[27, -50], [39, -72], [51, -50]], null, { dash: "3 3", ink: 1.3 });
    for (const x of [27, 51]) p.line([[x, 0], [x, -46]], 1.6, "trunk");
    for (const y of [-12, -26, -40]) p.line([[25, y], [53, y]], 1.6, "trunk");
  },
  // Bran of the Red Windows
  T29(p) {
    p.poly([[-46, 6], [-34, -18], [-24, -24], [26, -26], [36, -12], [48, 6]], "stone2", { wob: 1.6 });
    p.hatch(-30, -16, 60, 18, 9, 0.3);
    p.rect(-22, -48, 44, 26, "wall1");
    p.poly([[-26, -48], [-14, -62], [16, -62], [26, -48]], "roof1");
    tower(p, -24, -20, 15, 40, { wall: "wall1", roof: "roof1", ch: 22, win: 0 });
    tower(p, 25, -22, 13, 30, { wall: "wall1", roof: "roof1", ch: 20, win: 0 });
    tower(p, 6, -48, 13, 18, { wall: "wall1", roof: "roof1", ch: 19, win: 0 });
    for (const [x, y] of [
      [-24, -50], [-24, -34], [-12, -40], [0, -40], [12, -40], [25, -42], [6, -58], [-6, -29], [8, -29],
    ] as const) p.rect(x - 2.8, y, 5.6, 8, "redlight", { ink: 1.1, mis: 0, wob: 0.3 });
    for (const [x, y] of [[-44, -58], [42, -66], [-40, -40]] as const) p.curve([
      [x - 7, y - 2], [x - 3, y - 4], [x, y], [x + 3, y - 4], [x + 7, y - 2],
    ], 2);
  },
  // Eilean Donan in the Mirror
  T30(p) {
    const castle = () => {
      p.rect(-16, -34, 30, 30, "stone1");
      crenel(p, -17, -34, 32, 4, "stone1");
      p.poly([[-14, -38], [0, -52], [12, -38]], "roof2");
      p.rect(14, -20, 22, 18, "stone1");
      p.poly([[12, -20], [25, -30], [38, -20]], "roof2");
      tower(p, -24, -2, 14, 26, { wall: "stone2", cap: "crenel", slit: true });
      for (const [x, y] of [[-8, -28], [4, -28], [-8, -16], [24, -15]] as const) p.rect(x - 2, y, 4, 6, "window", { ink: 0.9, mis: 0 });
    };
    p.blob([[-54, -22], [0, -28], [54, -22], [56, 12], [0, 18], [-56, 12]], "sea", { ink: 1.2 });
    p.group('opacity=".5"', () => p.at(0, -12, 0.62, castle, -1));
    p.at(0, -12, 1.02, () => {
      p.blob([[-42, 2], [-30, -7], [30, -7], [44, 2], [0, 5]], "leaf2", { ink: 1.3 });
      castle();
    });
    for (const y of [0, 9]) p.curve([[-46, y], [-20, y - 2], [0, y], [24, y - 2], [46, y]], 1.4, "foam");
  },
};
