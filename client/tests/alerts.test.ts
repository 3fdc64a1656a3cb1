import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { callIn, calls } from "../src/lib/calls";
import type { TableState } from "../src/lib/connection";
import type { Decision } from "../src/lib/wire";

const asked = (ask: number, window = false) => ({ ask, decision: { seat: 0, kind: "act", prompt: ["q", {}], options: [], window } as unknown as Decision });
const state = (more: Partial<TableState> = {}): TableState => ({ known: true, seat: 0, ask: null, waiting: false, seq: 1, ...more }) as TableState;

describe("when a seat is called", () => {
  it("is when it is asked and was not a moment ago", () => {
    expect(callIn(state(), state({ ask: asked(7) }), Infinity)).toBe("turn");
    expect(callIn(state(), state({ ask: asked(7, true) }), Infinity)).toBe("input");
  });
  it("is not when the page opens, when the next question of the same turn comes, or for a seat that was just taken", () => {
    expect(callIn(state({ known: false }), state({ ask: asked(7) }), Infinity)).toBeNull();
    expect(callIn(state({ ask: asked(6) }), state({ ask: asked(7) }), Infinity)).toBeNull();
    expect(callIn(state({ seat: null }), state({ ask: asked(7) }), Infinity)).toBeNull();
    expect(callIn(state(), state(), Infinity)).toBeNull();
  });
  it("is not right after one's own answer, when one still looks", () => {
    let listener: (s: TableState) => void = () => undefined;
    const told: string[] = [];
    let now = 0;
    const connection = { subscribe: (l: (s: TableState) => void) => ((listener = l), l(state({ known: false })), () => undefined) };
    calls(connection, (call) => told.push(call), () => now);
    listener(state());
    listener(state({ ask: asked(7), waiting: false }));
    listener(state({ ask: asked(7), waiting: true }));
    listener(state({ ask: null, waiting: true }));
    now = 100;
    listener(state({ waiting: false }));
    now = 900;
    listener(state({ ask: asked(9) }));
    expect(told).toEqual(["turn"]);
    listener(state());
    now = 5000;
    listener(state({ ask: asked(11, true) }));
    expect(told).toEqual(["turn", "input"]);
  });
});

class Tone {
  static struck = 0;
  frequency = { value: 0 };
  connect = <T>(to: T): T => to;
  start = (): number => (Tone.struck += 1);
  stop = (): void => undefined;
}
class FakeAudio {
  static made = 0;
  state = "suspended";
  currentTime = 0;
  destination = {};
  constructor() {
    FakeAudio.made += 1;
  }
  resume = async (): Promise<void> => undefined;
  createOscillator = () => new Tone();
  createGain = () => ({ gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: <T>(to: T): T => to });
}

describe("how it is called", () => {
  let buzzed: number[][];
  const fresh = async () => {
    vi.resetModules();
    return (await import("../src/lib/alerts.svelte")).alerts;
  };
  // The first time the module is compiled.
  beforeAll(fresh, 60_000);
  beforeEach(() => {
    localStorage.clear();
    Tone.struck = FakeAudio.made = 0;
    buzzed = [];
    vi.stubGlobal("AudioContext", FakeAudio);
    Object.defineProperty(navigator, "vibrate", { value: (p: number[]) => buzzed.push(p), configurable: true, writable: true });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("sounds and vibrates, each unless it is switched off, and the device remembers that", async () => {
    let alerts = await fresh();
    expect(alerts.ways).toEqual(["sound", "buzz", "title"]);
    alerts.call("turn");
    expect([Tone.struck > 0, buzzed.length]).toEqual([true, 1]);
    alerts.set("sound", false);
    alerts.set("title", false);
    const before = Tone.struck;
    alerts.call("input");
    expect([Tone.struck, buzzed.length]).toEqual([before, 2]);
    alerts = await fresh();
    expect([alerts.wants("sound"), alerts.wants("buzz"), alerts.wants("title")]).toEqual([false, true, false]);
    alerts.set("buzz", false);
    alerts.call("turn");
    alerts.wake();
    expect([Tone.struck, buzzed.length, FakeAudio.made]).toEqual([before, 2, 1]);
  });
  it("lets one hear at once what is switched on", async () => {
    const alerts = await fresh();
    alerts.set("sound", true);
    expect(Tone.struck).toBeGreaterThan(0);
  });
  it("makes no sound until somebody has touched the page, as far as the browser tells", async () => {
    const activation = { hasBeenActive: false };
    Object.defineProperty(navigator, "userActivation", { value: activation, configurable: true });
    const alerts = await fresh();
    alerts.wake();
    alerts.call("turn");
    expect([FakeAudio.made, Tone.struck]).toEqual([0, 0]);
    activation.hasBeenActive = true;
    alerts.wake();
    expect(FakeAudio.made).toBe(1);
    Reflect.deleteProperty(navigator, "userActivation");
  });
  it("does without what a device cannot", async () => {
    vi.stubGlobal("AudioContext", undefined);
    Object.defineProperty(navigator, "vibrate", { value: undefined, configurable: true, writable: true });
    const alerts = await fresh();
    expect(alerts.ways).toEqual(["title"]);
    alerts.wake();
    alerts.call("turn");
    expect(buzzed).toEqual([]);
  });
});
