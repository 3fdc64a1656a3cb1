// The landmarks of the shrines, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { house, tower, peak, smoke, arch } from "../parts";
import type { Places } from "./types";

export const SHRINES: Places = {
  // Chapel of the Snow Oath
  T23(p) {
    peak(p, -30, 0, 60, 62, "stone3");
    peak(p, 32, 0, 56, 52, "stone3");
    p.blob([[-54, 4], [-30, -8], [0, -12], [34, -7], [54, 4]], "snow", { ink: 1.3 });
    house(p, 4, -4, 30, 20, { wall: "wall1", roof: "roof2", rh: 24, win: 2 });
    p.poly([[-14, -24], [4, -49], [22, -24], [14, -29], [4, -40], [-6, -29]], "snow", { ink: 1.1 });
    tower(p, -16, -4, 12, 34, { wall: "wall1", roof: "roof2", ch: 24 });
    p.line([[-16, -62], [-16, -70]], 1.5);
    p.line([[-19, -67], [-13, -67]], 1.5);
    p.fine(() => p.dots([[-40, -66], [-6, -72], [20, -66], [44, -60], [30, -54], [-48, -46]], 1.5, "snow"));
  },
  // Delphi of the Second Answer
  T24(p) {
    peak(p, 24, 0, 70, 58, "stone3", false);
    p.poly([[-46, 0], [-42, -7], [26, -7], [30, 0]], "stone1");
    for (const x of [-34, -18, -1, 16]) {
      const h = x === 16 ? 22 : 34;
      p.rect(x - 4.5, -7 - h, 9, h, "snow");
      p.fine(() => {
        p.line([[x - 1.5, -9], [x - 1.5, -5 - h]], 0.7);
        p.line([[x + 1.5, -9], [x + 1.5, -5 - h]], 0.7);
      });
      if (h > 30) p.rect(x - 6.5, -45, 13, 4.5, "stone1", { ink: 1.2 });
    }
    p.poly([[-42, -45], [8, -45], [8, -52], [-42, -52]], "stone1");
    p.poly([[-42, -52], [-17, -67], [8, -52]], "wall1");
    smoke(p, 36, 0, 1.25, "mist");
    p.poly([[26, 2], [34, -3], [46, -1], [40, 4]], "dark", { ink: 1.2 });
  },
  // Santiago of the Last Mile
  T25(p) {
    p.rect(-26, -34, 52, 34, "wall1");
    p.poly([[-20, -34], [-10, -52], [0, -60], [10, -52], [20, -34]], "wall2");
    arch(p, 0, 0, 14, 20, "dark");
    p.circ(0, -40, 5.5, "window", { ink: 1.2 });
    for (const x of [-32, 32]) {
      tower(p, x, 0, 16, 48, { wall: "wall1", cap: "dome", roof: "stone2", ch: 14, win: 2 });
      p.rect(x - 5, -66, 10, 8, "wall2", { ink: 1.2 });
      p.poly([[x - 5, -66], [x, -76], [x + 5, -66]], "stone2", { ink: 1.2 });
    }
    p.blob([[-11, -2], [-14, 8], [-8, 14], [0, 16], [8, 14], [14, 8], [11, -2], [0, -4]], "gold", { ink: 1.5, wob: 0.2 });
    for (const x of [-7, -3.5, 0, 3.5, 7]) p.line([[0, -2], [x * 1.3, 13 - Math.abs(x) * 0.3]], 1);
  },
  // Hill of Crosses and Kites
  T26(p) {
    p.blob([[-56, 6], [-36, -14], [-8, -30], [14, -28], [40, -10], [56, 6]], "leaf3", { ink: 1.5 });
    const crosses = [
      [-38, -6, 14], [-24, -16, 17], [-10, -22, 20], [6, -24, 24], [20, -20, 18], [32, -10, 15], [-2, -4, 14],
      [16, -4, 13], [-22, 0, 12],
    ] as const;
    for (const [x, y, h] of crosses) {
      p.line([[x, y], [x + p.j(1), y - h]], 2.1);
      p.line([[x - h * 0.26, y - h * 0.68], [x + h * 0.26, y - h * 0.68]], 2.1);
    }
    for (const [x, y, fx, fy, c] of [[-42, -62, -24, -33, "red"], [-8, -74, 6, -48, "gold"], [40, -60, 32, -25, "blue"]] as const) {
      p.curve([[fx, fy], [(x + fx) / 2 + 5, (y + fy) / 2], [x, y + 8]], 1);
      p.poly([[x, y - 11], [x + 8, y], [x, y + 10], [x - 8, y]], c, { ink: 1.4 });
      p.line([[x, y - 11], [x, y + 10]], 0.9);
      p.curve([[x, y + 10], [x - 4, y + 16], [x + 2, y + 21]], 1.2);
    }
  },
};
