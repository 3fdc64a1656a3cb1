import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Awake } from "../src/lib/awake.svelte";

const films = (): HTMLVideoElement[] => [...document.querySelectorAll("video")];
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
let release: () => void;
let letGo = vi.fn();

function locking(request: () => Promise<unknown>): void {
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}
function lock(): EventTarget {
  const made = new EventTarget();
  release = () => made.dispatchEvent(new Event("release"));
  letGo = vi.fn(async () => release());
  return Object.assign(made, { release: letGo });
}
let play: () => Promise<void>;
beforeEach(() => {
  localStorage.clear();
  play = async () => undefined;
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => ({ getTracks: () => [] }), getContext: () => ({ fillRect: () => undefined }) });
  HTMLVideoElement.prototype.play = () => play();
  HTMLVideoElement.prototype.pause = () => undefined;
  Object.defineProperty(HTMLVideoElement.prototype, "srcObject", { value: null, writable: true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  document.body.replaceChildren();
});

it("takes the browser's lock where there is one, and gives it back", async () => {
  locking(async () => lock());
  const awake = new Awake();
  const stop = awake.hold();
  await settle();
  expect([awake.means, films().length]).toEqual(["lock", 0]);
  stop();
  expect([awake.means, letGo.mock.calls.length]).toEqual([null, 1]);
});

it("takes it again at the next touch after the browser has taken it away", async () => {
  locking(async () => lock());
  const awake = new Awake();
  const stop = awake.hold();
  await settle();
  release();
  expect(awake.means).toBeNull();
  dispatchEvent(new Event("pointerdown"));
  await settle();
  expect(awake.means).toBe("lock");
  stop();
});

it("on plain http a silent film does it, from the first touch on if it must be", async () => {
  play = () => Promise.reject(new Error("not allowed"));
  const awake = new Awake();
  const stop = awake.hold();
  await settle();
  expect([awake.means, films().length]).toEqual([null, 0]);
  play = async () => undefined;
  dispatchEvent(new Event("pointerdown"));
  await settle();
  expect([awake.means, films().length, films()[0]?.muted]).toEqual(["film", 1, true]);
  dispatchEvent(new Event("pointerdown"));
  await settle();
  expect(films().length).toBe(1);
  stop();
  expect([awake.means, films().length]).toEqual([null, 0]);
});

it("where the browser refuses its lock nothing else keeps the screen on", async () => {
  locking(() => Promise.reject(new Error("battery")));
  const awake = new Awake();
  const stop = awake.hold();
  await settle();
  expect([awake.means, films().length]).toEqual([null, 0]);
  stop();
});

it("is switched off and on, and remembers it", async () => {
  const awake = new Awake();
  const stop = awake.hold();
  await settle();
  awake.set(false);
  expect([awake.means, films().length, new Awake().wanted]).toEqual([null, 0, false]);
  dispatchEvent(new Event("pointerdown"));
  await settle();
  expect(awake.means).toBeNull();
  awake.set(true);
  await settle();
  expect([awake.means, new Awake().wanted]).toEqual(["film", true]);
  stop();
});
