import { describe, expect, it } from "vitest";

import { secondsLeft } from "../src/lib/timing";

describe("the turn clock", () => {
  const minute = { "table-clock": "60" };

  it("is not shown at a table without one", () => {
    for (const options of [undefined, {}, { "table-clock": "none" }, { white: "60" }]) expect(secondsLeft(options, 100, 0, 159)).toBeNull();
  });
  it("is shown when the time gets short, and stands at nothing when it is over", () => {
    expect([100, 129, 130, 159.2, 160, 175].map((now) => secondsLeft(minute, 100, 0, now))).toEqual([null, null, 30, 1, 0, 0]);
  });
  it("begins anew when somebody came after all were away", () => {
    expect([159, 400, 429, 430, 459.5, 460].map((now) => secondsLeft(minute, 100, 400, now))).toEqual([null, null, null, 30, 1, 0]);
  });
  it("is shown for the last quarter of a long time", () => {
    expect([549, 551].map((now) => secondsLeft({ "table-clock": "600" }, 100, 0, now))).toEqual([null, 149]);
  });
});
