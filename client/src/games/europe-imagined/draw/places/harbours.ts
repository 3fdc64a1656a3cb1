// The landmarks of the harbours, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import { house, tower, crenel, pennant, rock, waves, smoke, arch } from "../parts";
import type { Places } from "./types";

export const HARBOURS: Places = {
  // Reykjavík of Warm Stones
  T13(p) {
    for (const [x, r] of [[-38, 10], [-22, 8], [8, 11], [28, 9], [44, 7]] as const) rock(p, x, 2, r, "stone2");
    smoke(p, -12, -4, 1.05);
    smoke(p, 18, -6, 0.8);
    smoke(p, 36, -4, 0.6);
    p.line([[-40, -2], [-32, -66]], 2, "trunk");
    p.line([[46, -2], [38, -64]], 2, "trunk");
    p.line([[-32, -66], [38, -64]], 1.6);
    for (const x of [-14, 14]) p.line([[x, -65], [x, -54]], 1);
    p.poly([[-26, -54], [27, -54], [18, -40], [-18, -40]], "roof1", { ink: 1.6 });
    p.fine(() => {
      p.line([[-22, -49], [22, -49]], 0.9);
      p.line([[-19, -44], [19, -44]], 0.9);
    });
    for (const x of [-16, -6, 4, 14]) p.line([[x, -40], [x + 1, -34]], 1, "sea2");
  },
  // Lisboa of the Lost Tide
  T14(p) {
    p.blob([[-54, 4], [-40, -10], [0, -12], [40, -8], [54, 4]], "sand", { ink: 1.2 });
    p.at(-4, -6, 1, () => {
      p.poly([[-34, -14], [30, -22], [26, -4], [-16, 2]], "trunk", { ink: 1.7 });
      p.line([[-28, -10], [27, -15]], 1, "gold");
      p.line([[-6, -18], [-12, -66]], 1.8);
      p.line([[16, -20], [12, -56]], 1.6);
      p.blob([[-11, -62], [-30, -52], [-28, -30], [-9, -24], [-6, -44]], "snow", { ink: 1.4 });
      p.line([[-26, -42], [-9, -40]], 2.2, "red");
      p.line([[-18, -54], [-18, -30]], 2.2, "red");
      p.blob([[13, -54], [30, -44], [30, -28], [15, -26]], "snow", { ink: 1.4 });
      pennant(p, -12, -66, "red");
    });
    p.circ(-36, -62, 7.5, "gold", { ink: 1.3 });
    for (const x of [-44, 36, 46]) p.circ(x, 0, 3, "pink", { ink: 1, ry: 2.2 });
    waves(p, 0, 9, 60, 1);
  },
  // Ragusa of Two Flags
  T15(p) {
    house(p, -8, -20, 16, 14, { roof: "roof1" });
    house(p, 10, -20, 16, 18, { roof: "roof1", wall: "wall2" });
    tower(p, 24, -18, 10, 34, { wall: "wall1", cap: "dome", roof: "roof1", ch: 10 });
    p.rect(-44, -24, 88, 24, "stone1");
    crenel(p, -44, -24, 88, 4, "stone1");
    arch(p, 0, 0, 16, 17, "dark");
    tower(p, -40, 2, 22, 42, { cap: "crenel", wall: "stone1", win: 1, slit: true });
    tower(p, 42, 2, 20, 36, { cap: "crenel", wall: "stone1", slit: true });
    p.line([[-40, -46], [-40, -74]], 1.4);
    p.poly([[-40, -74], [-18, -72], [-18, -60], [-40, -60]], "red", { ink: 1.3 });
    p.line([[-40, -67], [-18, -66]], 3, "snow");
    p.line([[42, -40], [42, -70]], 1.4);
    p.poly([[42, -70], [62, -68], [62, -55], [42, -56]], "blue", { ink: 1.3 });
    p.circ(52, -62, 3, "gold", { ink: 0.8 });
  },
  // Saint-Malo of the Corsairs
  T16(p) {
    house(p, -40, -22, 17, 18, { roof: "roof2", rh: 16 });
    house(p, -21, -22, 17, 22, { roof: "roof2", rh: 17, wall: "wall3" });
    tower(p, -31, -28, 8, 28, { wall: "stone1", ch: 24, roof: "roof2" });
    p.rect(-52, -24, 46, 26, "stone2");
    crenel(p, -52, -24, 46, 4, "stone2");
    arch(p, -34, 2, 11, 15, "dark");
    tower(p, -6, 3, 16, 32, { cap: "crenel", wall: "stone2", slit: true });
    p.at(29, -4, 1.05, () => {
      p.line([[-4, -6], [-4, -56]], 1.8);
      p.line([[10, -6], [10, -46]], 1.6);
      p.blob([[-4, -53], [8, -46], [11, -36], [-3, -31]], "dark", { ink: 1.4 });
      p.blob([[-4, -29], [9, -24], [11, -14], [-3, -10]], "dark", { ink: 1.4 });
      p.blob([[10, -43], [20, -34], [21, -22], [11, -18]], "dark", { ink: 1.4 });
      p.circ(2, -42, 3, "snow", { ink: 1 });
      p.line([[-2, -37], [6, -34]], 1.4, "snow");
      p.line([[6, -37], [-2, -34]], 1.4, "snow");
      p.poly([[-4, -56], [-15, -53], [-4, -49]], "red", { ink: 1.2 });
      p.poly([[-18, -9], [24, -9], [17, 3], [-11, 3]], "roof1", { ink: 1.6 });
      p.fine(() => p.dots([[-6, -3], [3, -3], [12, -3]], 1.4, "ink"));
    });
  },
  // Bergen of Painted Rain
  T17(p) {
    ["red", "gold", "snow", "roof1", "wall3"].forEach((wall, i) => house(p, -40 + i * 20, 0, 18.5, 30 + (i % 2) * 5, { wall, roof: i % 2 ? "roof2" : "stone3", rh: 15, win: 2, over: 1.5 }));
    p.rect(-53, 0, 106, 5, "trunk", { ink: 1.2 });
    for (let i = 0; i < 22; i++) {
      const x = -52 + (i * 37) % 104, y = -78 + (i * 23) % 30;
      p.line([[x, y], [x - 3.5, y + 9]], 2, i % 3 ? "rain1" : "rain2", { wob: 0.3 });
    }
  },
  // Valletta of the Sunken Bells
  T18(p) {
    p.rect(-44, -22, 70, 20, "wall1");
    for (const x of [-36, -24, -12, 0, 12, 22]) arch(p, x, -4, 7, 11, "dark");
    tower(p, -10, -20, 34, 16, { wall: "wall1", cap: "dome", roof: "roof2", ch: 34, win: 0 });
    tower(p, 30, -2, 12, 48, { wall: "wall2", ch: 22, roof: "roof2", win: 2 });
    tower(p, -40, -2, 12, 30, { wall: "wall2", cap: "dome", roof: "roof3", ch: 12 });
    p.blob([[-54, 0], [-24, -4], [10, 0], [54, -5], [54, 22], [-54, 22]], "sea2", { ink: 1.3 });
    for (const [x, s] of [[-30, 1], [-6, 0.8], [18, 1.1], [40, 0.8]] as const) p.at(x, 14, s, () => {
      p.blob([[-6, 2], [-4, -4], [-3, -9], [3, -9], [4, -4], [6, 2], [0, 3]], "gold", { ink: 1.2, wob: 0.2 });
      p.dots([[0, 4]], 1.6, "ink");
    });
  },
};
