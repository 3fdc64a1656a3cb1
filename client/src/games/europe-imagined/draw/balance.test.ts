import { expect, test } from "vitest";

import { measure, slabs } from "./balance";

const part = (n: number) => ({ label: `+${n}`, n });

test("both sides fit under their sums, with what is not known on top of what is", () => {
  for (const [left, right, hidden] of [[1, 12, false], [20, 3, true], [4, 9, true], [0, 0, true], [3, 0, false]] as const) {
    const { unit, block } = measure(left, right, hidden, 4.5, 1.5);
    expect(left * unit).toBeLessThanOrEqual(4.5001);
    expect(right * unit + block).toBeLessThanOrEqual(4.5001);
    expect(block > 1.5).toBe(hidden);
  }
  expect(measure(2, 2, false, 20, 1.5)).toEqual({ unit: 1.5, block: 0 });
});

test("a slab too low for its name stands alone only where nothing can share it", () => {
  expect(slabs([part(1), part(6)], 3).map((s) => s.n)).toEqual([7]);
  expect(slabs([part(6), part(1)], 3).map((s) => s.n)).toEqual([7]);
  expect(slabs([part(1)], 3).map((s) => s.n)).toEqual([1]);
  expect(slabs([part(0)], 3)).toEqual([]);
});
