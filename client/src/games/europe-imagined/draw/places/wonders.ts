// The landmarks of the wonders, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { tower } from "../parts";
import type { Places } from "./types";

export const WONDERS: Places = {
  // Alhambra of Standing Water
  T31(p) {
    p.rect(-50, -46, 100, 42, "wall1");
    p.poly([[-54, -46], [-46, -56], [46, -56], [54, -46]], "roof1");
    tower(p, 36, -50, 16, 16, { wall: "wall2", roof: "roof1", ch: 10, win: 2 });
    for (let i = 0; i < 5; i++) {
      const x = -38 + i * 19;
      p.blob([
        [x - 7, -4], [x - 7, -20], [x - 9, -27], [x, -38], [x + 9, -27], [x + 7, -20], [x + 7, -4], [x, -4],
      ], i % 2 ? "dark" : "teal", { ink: 1.4, wob: 0.2 });
    }
    p.fine(() => { for (let i = 0; i < 16; i++) p.poly([
      [-46 + i * 6, -42], [-44 + i * 6, -45], [-42 + i * 6, -42], [-44 + i * 6, -39],
    ], i % 2 ? "gold" : "blue", { ink: 0, mis: 0 }); });
    p.blob([[-40, 4], [-20, -2], [20, -2], [40, 4], [20, 10], [-20, 10]], "sea", { ink: 1.5 });
    p.rect(-2.5, -12, 5, 13, "stone1", { ink: 1.2 });
    p.blob([[-13, -13], [13, -13], [8, -7], [-8, -7]], "stone1", { ink: 1.4 });
    for (const s of [-1, 1]) {
      p.curve([[0, -16], [s * 8, -26], [s * 13, -14]], 1.5, "foam");
      p.at(s * 24, 6, 1, () => {
        p.blob([[-7, 0], [-6, -8], [0, -12], [7, -8], [7, 0]], "gold", { ink: 1.3 });
        p.circ(-s * 5, -11, 4.6, "roof3", { ink: 1.2 });
      });
    }
  },
  // Tower of Ten Thousand Lamps
  T32(p) {
    for (let i = 0; i < 12; i++) {
      const a = -3.1 + i * 0.27;
      p.line([[Math.cos(a) * 22, -46 + Math.sin(a) * 16], [Math.cos(a) * 46, -46 + Math.sin(a) * 30]], 1.3, "gold");
    }
    p.blob([
      [-34, 2], [-22, -20], [-10, -44], [-4, -74], [4, -74], [10, -44], [22, -20], [34, 2], [21, 2], [12, -13],
      [0, -18], [-12, -13], [-21, 2],
    ], "iron", { ink: 1.7, wob: 0.3 });
    p.rect(-24, -25, 48, 5, "iron", { ink: 1.3 });
    p.rect(-13, -46, 26, 4.4, "iron", { ink: 1.3 });
    p.line([[0, -74], [0, -84]], 1.7);
    p.fine(() => { for (const [a, b] of [[-20, -14], [-15, -30], [-8, -50]] as const) {
      p.line([[a, b], [-a * 0.7, b - 12]], 0.9, "paper");
      p.line([[-a, b], [a * 0.7, b - 12]], 0.9, "paper");
    } });
    for (let i = 0; i < 9; i++) {
      const t = i / 8, w = 30 * (1 - t) ** 1.6 + 3;
      p.dots([[-w + 1, -2 - t * 70], [w - 1, -2 - t * 70]], 2.1, "flame");
    }
    p.dots([[-18, -22], [-9, -22], [0, -22], [9, -22], [18, -22], [-8, -44], [0, -44], [8, -44]], 1.9, "flame");
    p.circ(0, -85, 3.6, "flame", { ink: 1.2 });
  },
};
