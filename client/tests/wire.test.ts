// The client's deltas and digests against those the server made (tools/client_fixtures.py writes them).
import { decode } from "@msgpack/msgpack";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { apply, Misfit } from "../src/lib/delta";
import { crc32, digest } from "../src/lib/digest";
import { DECODING, FrameReader, logLines, Unreadable } from "../src/lib/reader";
import type { Plain, ServerFrame } from "../src/lib/wire";

interface Fixtures {
  deltas: { old: Plain; new: Plain; delta: Plain }[];
  digests: { table: Plain; mine: Plain; digest: number }[];
  frames: { hex: string; read: Plain }[];
}
const { deltas, digests, frames } = JSON.parse(readFileSync("tests/fixtures/wire.json", "utf8")) as Fixtures;

describe("deltas", () => {
  test.each(deltas.map((d, i) => [i, d] as const))("case %i of the server", (_, { old, new: fresh, delta }) => {
    const before = structuredClone(old);
    expect(apply(old, delta)).toEqual(fresh);
    expect(old).toEqual(before);
  });

  test("what did not change is shared", () => {
    const old = { a: { deep: [1] }, b: 1 };
    const fresh = apply(old, { b: [2] }) as typeof old;
    expect(fresh.a).toBe(old.a);
  });

  test("array indexes arrive as numbers in MessagePack", () => {
    // {1: [5]} with an integer key, as the server packs it
    const packed = Uint8Array.of(0x81, 0x01, 0x91, 0x05);
    expect(apply([1, 2, 3], decode(packed) as Plain)).toEqual([1, 5, 3]);
  });

  test("a delta that does not fit is refused", () => {
    expect(() => apply({ a: 1 }, [])).toThrow(Misfit);
    expect(() => apply(3, { a: [1] })).toThrow(Misfit);
    expect(() => apply([1], { 7: [1] })).toThrow(Misfit);
  });
});

describe("digests", () => {
  test.each(digests.map((d, i) => [i, d] as const))("case %i of the server", (_, { table, mine, digest: expected }) => {
    expect(digest(table, mine)).toBe(expected);
  });

  test("the check value of CRC-32", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  test("the order in which keys were added does not matter", () => {
    expect(digest({ b: 1, a: 2 }, null)).toBe(digest({ a: 2, b: 1 }, null));
  });
});

describe("frames", () => {
  const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

  test("a connection of the server is read frame by frame", () => {
    const reader = new FrameReader();
    for (const { hex, read } of frames) {
      const frame = reader.read(decode(bytes(hex), DECODING));
      if (read !== null) expect(frame).toEqual(read);
    }
  });

  test("a step that does not fit those before it is refused", () => {
    const unfit: Plain[] = [
      [2, null, { "\x07": [1] }, null, null],
      [2, ["one"], "\x01", null, null],
      [2, [["a", "b", "c"]], [[null, 0, 1, 2]], null, null],
      [2, null, null, null, null, null, [2, false, null, [4]]],
      [2, null, null, [["text"]], null, null, [2]],
    ];
    for (const frame of unfit) expect(() => new FrameReader().read(frame), JSON.stringify(frame)).toThrow(Unreadable);
  });

  test("lines of a welcome and of the history", () => {
    expect(logLines([[3, ["x", {}], 2, null, 0], [4, ["y", {}], 2, 1, 2]])).toEqual([
      { n: 3, text: ["x", {}], seq: 2 },
      { n: 4, text: ["y", {}], seq: 2, seat: 1, depth: 2 },
    ]);
    expect((new FrameReader().read({ t: "pong", seq: 3 }) as ServerFrame).t).toBe("pong");
  });
});
