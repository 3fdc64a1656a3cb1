// The landmarks of the villages, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { house, tower, oak, waves, smoke, arch, figure } from "../parts";
import type { Places } from "./types";

export const VILLAGES: Places = {
  // Hallstatt-under-Glass
  T01(p) {
    p.circ(0, -40, 37, "glass", { ink: 0 });
    p.blob([[-30, -20], [-16, -52], [-6, -40], [10, -64], [20, -38], [31, -20], [20, -8], [-20, -8]], "stone3", { ink: 1 });
    p.poly([[4, -53], [10, -64], [16, -50], [10, -54]], "snow", { ink: 0.9 });
    p.poly([[-33, -20], [33, -20], [24, -9], [-24, -9]], "snow", { ink: 0.9 });
    house(p, -15, -14, 15, 11, { roof: "roof1", win: 2 });
    house(p, 15, -14, 14, 13, { roof: "roof3", win: 2, wall: "wall2" });
    tower(p, 1, -13, 7, 22, { wall: "wall1", roof: "roof2", ch: 14 });
    p.fine(() => p.dots([[-22, -58], [-10, -66], [2, -70], [22, -56], [-26, -42], [26, -40], [14, -46], [-4, -56]], 1.3, "snow"));
    p.circ(0, -40, 37, null, { ink: 1.8 });
    p.arc(0, -40, 31, -2.7, -1.9, 2.6, "snow");
    p.poly([[-26, -8], [26, -8], [32, 3], [-32, 3]], "trunk");
    p.fine(() => p.line([[-28, -3], [28, -3]], 1, "gold"));
  },
  // Sibiu of the Watching Roofs
  T02(p) {
    for (const [x, w, h, roof, wall] of [[-32, 32, 22, "roof1", "wall2"], [33, 30, 25, "roof3", "wall1"], [0, 38, 27, "roof1", "wall3"]] as const) {
      house(p, x, 0, w, h, { wall, roof, rh: 36, win: 2, over: 2 });
      for (const dx of w > 34 ? [-7.5, 7.5] : [-6, 6]) {
        p.blob([[x + dx - 6, -h - 11], [x + dx, -h - 17], [x + dx + 6, -h - 11], [x + dx, -h - 7.5]], "snow", { ink: 1.2, mis: 0 });
        p.dots([[x + dx + 1, -h - 11.5]], 2.1, "ink");
      }
    }
  },
  // Giethoorn Afloat
  T03(p) {
    p.blob([[-52, -4], [-20, -12], [20, -10], [52, -16], [52, 6], [0, 8], [-52, 8]], "sea", { ink: 1.2 });
    house(p, -22, -10, 34, 17, { roof: "roof3", rh: 28, wall: "wall1" });
    oak(p, -46, -8, 36, "leaf3");
    p.curve([[10, -8], [24, -24], [40, -10]], 4.5, "trunk");
    p.curve([[10, -8], [24, -24], [40, -10]], 1.2, "ink");
    p.curve([[12, -20], [24, -33], [38, -21]], 1.2);
    p.poly([[-6, 0], [26, 0], [20, 6], [-1, 6]], "roof1", { ink: 1.2 });
    figure(p, 20, 0, 0.8, "blue");
    waves(p, -30, 4, 22, 1);
  },
  // Matera of the Ovens
  T04(p) {
    const rows = [[0, 5, "wall1"], [-19, 4, "wall2"], [-37, 3, "wall1"], [-54, 2, "wall3"]] as const;
    for (const [y, n, wall] of rows) for (let i = 0; i < n; i++) {
      const w = 20, x = (i - (n - 1) / 2) * (w + 1) + p.j(1.5), h = 18 + p.r(3);
      p.rect(x - w / 2, y - h, w, h, i % 2 ? "wall4" : wall, { ink: 1.3 });
      arch(p, x, y, 9, 12, (i + n) % 3 ? "dark" : "flame");
    }
    smoke(p, -12, -72, 0.55);
    smoke(p, 26, -53, 0.5);
  },
  // Colmar-in-Crayon
  T05(p) {
    for (const [x, w, h, wall, roof, lean] of [
      [-33, 28, 30, "pink", "roof2", -3], [30, 28, 27, "teal", "roof1", 4], [-2, 30, 38, "gold", "roof3", 2],
    ] as const) {
      house(p, x, 0, w, h, { wall, roof, rh: 24, lean, win: 2 });
      p.fine(() => {
        p.line([[x - w / 2, -h * 0.5], [x + w / 2, -h * 0.48]], 1.2, "trunk");
        p.line([[x - w / 2 + 2, -2], [x - 2, -h * 0.46]], 1.2, "trunk");
      });
    }
    for (let i = 0; i < 7; i++) p.line([[-50 + i * 5, -36 - i % 2 * 4], [-58 + i * 6, -50]], 1.8, "red", { wob: 2 });
    for (let i = 0; i < 6; i++) p.line([[34 + i * 4, -6], [40 + i * 4, -22]], 1.8, "blue", { wob: 2 });
  },
  // Kazimierz of the Fiddles
  T06(p) {
    house(p, -30, 0, 34, 26, { roof: "roof2", wall: "wall2", rh: 24 });
    p.line([[14, -54], [26, -78]], 3.4, "dark");
    p.circ(27, -79, 3.4, "trunk");
    p.blob([
      [-4, -4], [-12, -18], [-4, -27], [-6, -38], [4, -50], [18, -48], [23, -36], [18, -28], [26, -16], [20, -2],
      [8, 3],
    ], "roof1", { ink: 1.7 });
    p.line([[6, -8], [22, -66]], 1, "snow");
    p.line([[9, -8], [25, -66]], 1, "snow");
    p.curve([[0, -20], [-2, -15], [1, -11]], 1.4);
    p.curve([[17, -22], [20, -16], [16, -12]], 1.4);
    p.line([[2, -8], [14, -7]], 2.2, "dark");
    p.line([[34, -2], [46, -58]], 1.6);
    p.fine(() => p.line([[37, -2], [48, -56]], 0.8));
  },
  // Bibury of the Looms
  T07(p) {
    for (const x of [-36, -12, 12]) house(p, x, -18, 25, 15, { roof: x ? "stone2" : "roof3", wall: "wall1", rh: 18, win: 2 });
    p.line([[-46, 4], [-46, -14]], 2, "trunk");
    p.line([[48, 4], [48, -44]], 2.4, "trunk");
    p.line([[26, 2], [26, -44]], 2.4, "trunk");
    p.line([[24, -43], [50, -43]], 2.4, "trunk");
    p.blob([
      [27, -42], [47, -42], [46, -16], [34, -4], [8, -8], [-20, 0], [-46, -10], [-46, 2], [-20, 10], [10, 2], [36, 8],
      [27, -18],
    ], "sea", { ink: 1.5 });
    for (const k of [0, 1, 2]) p.curve([[30 + k * 5, -40], [33 + k * 4, -14], [10, -3 + k * 3], [-20, 4 + k * 2], [-44, -6 + k * 3]], 1, "foam");
  },
  // Plovdiv, Seven Hills Minus One
  T08(p) {
    const hills = [[-37, -26, 17], [37, -26, 17], [-24, -8, 17], [24, -8, 17], [0, -2, 17], [-47, 2, 13]] as const;
    hills.forEach(([x, y, r], i) => {
      p.blob([
        [x - r * 1.15, y + 8], [x - r * 0.7, y - r * 0.7], [x, y - r], [x + r * 0.7, y - r * 0.7],
        [x + r * 1.15, y + 8],
      ], i % 2 ? "leaf3" : "leaf2", { ink: 1.4 });
      house(p, x, y - r * 0.8, 13, 8, { roof: i % 2 ? "roof1" : "roof3", win: 1, door: false });
    });
    p.blob([[-18, -28], [-12, -48], [0, -56], [12, -48], [18, -28]], null, { ink: 1.7, dash: "3 3.5", close: false });
    p.raw(`<text x="${p.X(0).toFixed(1)}" y="${p.Y(-34).toFixed(1)}" font-size="${(18 * p.scale).toFixed(1)}" text-anchor="middle" fill="var(--a-ink)" font-family="var(--f-name)" font-weight="700">?</text>`);
  },
};
