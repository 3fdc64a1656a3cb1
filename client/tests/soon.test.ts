import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { soon } from "../src/lib/soon";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("parts are fetched after a while, each once, and one that fails keeps none of the others", async () => {
  const parts = [vi.fn(async () => Promise.reject(new Error("gone"))), vi.fn(async () => "here")];
  soon(...parts);
  expect(parts.map((part) => part.mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(parts.map((part) => part.mock.calls.length)).toEqual([1, 1]);
});

test("called off, nothing is fetched", async () => {
  const part = vi.fn(async () => "here");
  soon(part)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(part).not.toHaveBeenCalled();
});
