import { describe, expect, it } from "vitest";

import { Absence } from "../src/lib/absence.svelte";
import type { TableState } from "../src/lib/connection";
import { recapOf } from "../src/lib/recap";
import type { LogLine } from "../src/lib/wire";

let n = 0;
const line = (key: string, seat: number | undefined, depth = 0, args: Record<string, string> = {}): LogLine => {
  n += 1;
  return { n, text: [key, args], seq: n * 10, ...(seat === undefined ? {} : { seat }), ...(depth ? { depth } : {}) } as LogLine;
};
const keys = (lines: LogLine[], seat: number | null = 0, weight?: (key: string) => number) => recapOf(lines, seat, weight)?.lines.map((l) => l.text[0]) ?? null;

describe("what happened since one's own last turn", () => {
  it("is what others did after one's own last deed", () => {
    expect(keys([line("a", 1), line("b", 0), line("c", 1), line("d", 2)])).toEqual(["c", "d"]);
    expect(keys([line("a", 1), line("b", 0)])).toBeNull();
    expect(keys([line("a", 1)], null)).toBeNull();
  });
  it("leaves out what followed from a deed, unless it befell the reader, and then also under their own name", () => {
    const lines = [line("deed", 1), line("cost", 1, 1), line("robbed", 1, 1, { from: "seat:0" }), line("discards", 0, 1, { who: "seat:0" }), line("round", undefined)];
    expect(keys(lines)).toEqual(["deed", "robbed", "discards"]);
  });
  it("is five lines at most, the weightiest, in the order in which they happened", () => {
    const lines = [line("claim", 1), line("walk", 1), line("walk", 2), line("walk", 1), line("walk", 2), line("walk", 1), line("robbed", 1, 1, { from: "seat:0" }), line("dawn", 2)];
    const recap = recapOf(lines, 0, (key) => ({ claim: 3, dawn: 0 })[key] ?? 1);
    expect(recap?.lines.map((l) => l.text[0])).toEqual(["claim", "walk", "walk", "walk", "robbed"]);
    expect(recap?.lines.slice(1, 4).map((l) => l.n)).toEqual(lines.slice(3, 6).map((l) => l.n));
    expect(recap).toMatchObject({ more: 2, from: lines[0]?.seq, to: lines[6]?.seq });
  });
  it("finds the reader inside of what a line is made of", () => {
    const nested = { n: 900, seq: 1, seat: 1, depth: 1, text: ["toll", { parts: [["share", { who: "seat:0" }]] }] } as unknown as LogLine;
    expect(keys([nested])).toEqual(["toll"]);
    expect(keys([{ ...nested, text: ["toll", { parts: [["share", { who: "seat:01" }]] }] } as unknown as LogLine])).toBeNull();
  });
});

describe("an absence", () => {
  const state = (seq: number, more: Partial<TableState> = {}): TableState => ({ known: true, seat: 0, seq, table: {}, mine: null, waiting: false, ...more }) as TableState;
  const watch = (first: TableState, near = false) => {
    let tell: (s: TableState) => void = () => undefined;
    const absence = new Absence();
    absence.watch({ subscribe: (l) => ((tell = l), l(first), () => undefined) }, near);
    return { absence, tell };
  };
  it("is when the page opens on a game that goes on, not when one begins, nor when the device is handed on", () => {
    expect(watch(state(40)).absence.missed).toBe(true);
    expect(watch(state(1)).absence.missed).toBe(false);
    expect(watch(state(40), true).absence.missed).toBe(false);
  });
  it("is when steps were missed, and is over with the next answer", () => {
    const { absence, tell } = watch(state(2));
    tell(state(3));
    expect(absence.missed).toBe(false);
    tell(state(9));
    expect(absence.missed).toBe(true);
    tell(state(10));
    expect(absence.missed).toBe(true);
    tell(state(10, { waiting: true }));
    expect(absence.missed).toBe(false);
  });
  it("is when steps come while the page is hidden", () => {
    const { absence, tell } = watch(state(2));
    const seen = Object.getOwnPropertyDescriptor(Document.prototype, "visibilityState");
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    tell(state(3));
    Reflect.deleteProperty(document, "visibilityState");
    if (seen !== undefined) Object.defineProperty(Document.prototype, "visibilityState", seen);
    expect(absence.missed).toBe(true);
  });
  it("is none when the seat is another one", () => {
    const { absence, tell } = watch(state(40));
    tell(state(41, { seat: 1 }));
    expect(absence.missed).toBe(false);
  });
});
