import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lasts, MS, type Move } from "./move";
import { follows } from "./motion";
import { LATE, Queue, type Act } from "./queue";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const told: string[] = [];
function act(name: string, ms: number): Act {
  let done: () => void = () => undefined;
  let ended = false;
  const end = (how: string): void => {
    if (ended) return;
    ended = true;
    told.push(`${name} ${how}`);
    done();
  };
  return {
    ms,
    play: () =>
      new Promise((resolve) => {
        done = resolve;
        told.push(`${name} plays`);
        setTimeout(() => end("over"), ms);
      }),
    finish: () => end("skipped"),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("the queue of what moves", () => {
  it("shows one thing at a time, in order, also what comes while it plays", async () => {
    const queue = new Queue();
    queue.add([act("a", 300), act("b", 200)]);
    await vi.advanceTimersByTimeAsync(100);
    queue.add([act("c", 100)]);
    expect(told).toEqual(["a plays"]);
    expect(queue.left).toBe(500);
    await vi.advanceTimersByTimeAsync(250);
    expect(told).toEqual(["a plays", "a over", "b plays"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.slice(3)).toEqual(["b over", "c plays", "c over"]);
    expect([queue.busy, queue.left]).toEqual([false, 0]);
  });

  it("is at the end at once when it is skipped, and plays what comes then", async () => {
    const queue = new Queue();
    queue.add([act("a", 300), act("b", 200), act("c", 100)]);
    await vi.advanceTimersByTimeAsync(50);
    queue.skip();
    expect(told).toEqual(["a plays", "a skipped", "b skipped", "c skipped"]);
    expect(queue.busy).toBe(false);
    queue.add([act("d", 100)]);
    await vi.advanceTimersByTimeAsync(150);
    expect(told.slice(4)).toEqual(["d plays", "d over"]);
    expect(queue.busy).toBe(false);
  });

  it("never lags far behind: what is late is dropped for what is new", async () => {
    const queue = new Queue();
    queue.add([act("a", LATE - 500)]);
    await vi.advanceTimersByTimeAsync(100);
    queue.add([act("b", 700)]);
    await vi.advanceTimersByTimeAsync(800);
    expect(told).toEqual(["a plays", "a skipped", "b plays", "b over"]);
  });

  it("does not show what would take too long by itself", async () => {
    const queue = new Queue();
    queue.add(Array.from({ length: 20 }, (_, i) => act(`${i}`, 320)));
    await vi.advanceTimersByTimeAsync(1);
    expect(told.every((line) => line.endsWith("skipped"))).toBe(true);
    expect(told).toHaveLength(20);
    expect(queue.busy).toBe(false);
  });
});

describe("what is shown at all", () => {
  const at = (seq: number, more: object = {}) => ({ seq, seat: 0, table: {}, mine: null, ...more });
  it("is a step that follows on the one before, seen with the same eyes", () => {
    expect(follows(at(4), at(5))).toBe(true);
  });
  it("is not what happened during an absence, nor another seat's view, nor the beginning or the end of a game", () => {
    for (const [a, b] of [
      [at(4), at(6)],
      [at(4), at(4)],
      [at(5), at(4)],
      [at(4), at(5, { seat: 1 })],
      [at(4, { table: null }), at(5)],
      [at(4), at(5, { table: null })],
    ] as const)
      expect(follows(a, b)).toBe(false);
  });
});

describe("how long things take", () => {
  it("is what the style sheet says", () => {
    for (const [name, ms] of Object.entries(MS)) expect(tokens).toContain(`--m-${name}: ${ms}ms;`);
  });
  it("hangs on what moves", () => {
    const origin = { x: 0, y: 0 };
    const cases: [Move, number][] = [
      [{ how: "walk", what: "a", way: [origin, origin] }, 260],
      [{ how: "walk", what: "a", way: [origin, origin, origin, origin] }, 780],
      [{ how: "fly", what: "a", from: "b" }, 320],
      [{ how: "leave", what: "a" }, 320],
      [{ how: "slide", what: "a" }, 260],
      [{ how: "turn", what: "a", quarters: 1 }, 220],
      [{ how: "flip", what: "a" }, 420],
      [{ how: "lights", what: "a", from: 3, to: 2 }, 380],
      [{ how: "tell", what: "a" }, 380],
    ];
    for (const [move, ms] of cases) expect(lasts(move)).toBe(ms);
  });
});
