// The landmarks of the gates, by tile id: each drawn on y = 0 in a box 100 wide and 76 high.
import type { Places } from "./types";

export const GATES: Places = {
  // Wayfarer's Gate
  wayfarers_gate(p) {
    for (const [x, w] of [[-33, 17], [33, 17]] as const) {
      p.rect(x - w / 2, -46, w, 46, "stone1");
      p.hatch(x, -42, w * 0.4, 38, 4, 0);
      for (const y of [-14, -29]) p.fine(() => p.line([[x - w / 2, y], [x + w / 2, y + 1]], 0.8));
    }
    p.blob([[-42, -44], [-38, -62], [0, -76], [38, -62], [42, -44], [25, -44], [20, -54], [0, -60], [-20, -54], [-25, -44]], "stone1", { wob: 0.4 });
    p.poly([[-6, -77], [6, -77], [4, -59], [-4, -59]], "gold", { ink: 1.2 });
    p.fine(() => { for (const a of [-2.5, -2.1, -1.05, -0.65]) p.line([
      [Math.cos(a) * 24, -44 + Math.sin(a) * 18], [Math.cos(a) * 39, -44 + Math.sin(a) * 29],
    ], 0.9); });
    for (const x of [-33, 33]) {
      p.line([[x, -62], [x, -70]], 1.2);
      p.circ(x, -73, 4.6, "flame", { ink: 1.2 });
    }
  },
};
