// The landmarks of the forests, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { pine, oak, birch, figure, clock } from "../parts";
import type { Places } from "./types";

export const FORESTS: Places = {
  // Black Forest of Unmade Clocks
  T09(p) {
    for (const [x, h] of [[-44, 50], [42, 54], [-20, 66], [20, 62]] as const) pine(p, x, 0 - (Math.abs(x) < 25 ? 6 : 0), h, x % 4 ? "leaf1" : "leaf4");
    p.rect(-11, -38, 22, 22, "trunk", { ink: 1.5 });
    p.poly([[-16, -36], [0, -52], [16, -36]], "roof1", { ink: 1.5 });
    clock(p, 0, -26, 7.5);
    p.line([[-4, -16], [-4, -5]], 1.1);
    p.line([[4, -16], [4, -2]], 1.1);
    p.circ(-4, -3, 2.2, "gold", { ink: 1 });
    p.circ(4, 0, 2.2, "gold", { ink: 1 });
    clock(p, -36, -8, 6);
    clock(p, 37, -10, 6.5);
  },
  // Brocéliande at Dusk
  T10(p) {
    p.circ(6, -50, 20, "dusk", { ink: 0 });
    for (const [x, h] of [[-42, 60], [-20, 70], [26, 66], [46, 54]] as const) {
      p.poly([[x - 5, 0], [x - 2, -h * 0.6], [x + 2, -h * 0.6], [x + 6, 0]], "dark", { ink: 1 });
      p.blob([
        [x - 18, -h * 0.55], [x - 14, -h * 0.9], [x, -h * 1.04], [x + 15, -h * 0.88], [x + 18, -h * 0.56],
        [x, -h * 0.5],
      ], "leaf4", { ink: 1.2 });
    }
    p.poly([[-4, 0], [-3, -26], [4, -30], [10, -24], [12, 0]], "stone1", { ink: 1.5 });
    p.fine(() => p.curve([[1, -18], [5, -21], [7, -17], [3, -13], [0, -8]], 1));
    for (const y of [-14, -4, 4]) p.curve([[-54, y], [-26, y - 5], [0, y], [26, y - 4], [54, y + 1]], 3.4, "mist");
  },
  // Białowieża of the First Bison
  T11(p) {
    oak(p, -36, -4, 66, "leaf2");
    oak(p, 44, -6, 58, "leaf1");
    p.blob([[-26, -14], [-20, -30], [-4, -42], [10, -34], [26, -29], [32, -16], [30, -7], [8, -9], [-14, -8]], "bison", { ink: 1.7 });
    for (const x of [-16, -7, 20, 27]) p.rect(x - 2.2, -10, 4.4, 12, "bison", { ink: 1.2 });
    p.blob([[-26, -12], [-34, -20], [-32, -30], [-22, -32], [-14, -24], [-16, -12], [-22, -4]], "trunk", { ink: 1.5 });
    p.curve([[-30, -30], [-36, -37], [-32, -42]], 2, "snow");
    p.curve([[-20, -32], [-18, -40], [-23, -44]], 2, "snow");
    p.dots([[-27, -23]], 1.3, "snow");
    p.line([[31, -20], [37, -10]], 1.6);
  },
  // Hallingdal Wood
  T12(p) {
    for (const [x, h] of [[-46, 58], [-32, 64], [30, 60], [46, 54]] as const) birch(p, x, -4, h, x > 0 ? "leaf3" : "leaf2");
    pine(p, -14, -14, 46, "leaf1");
    pine(p, 14, -16, 44, "leaf4");
    p.circ(0, 0, 26, "leaf3", { ry: 7, ink: 0, op: 0.6 });
    figure(p, -17, 2, 1, "red", { arms: 7 });
    figure(p, 0, 5, 1.05, "blue", { arms: -4 });
    figure(p, 17, 2, 1, "gold", { arms: 7 });
  },
};
