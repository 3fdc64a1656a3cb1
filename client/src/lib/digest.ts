// The digest both ends compare: CRC-32 of `[table, mine]` as MessagePack with the keys of every map in ascending order.

import { encode } from "@msgpack/msgpack";

import type { Plain } from "./wire";

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

export function digest(table: Plain | undefined, mine: Plain | undefined): number {
  return crc32(encode([table ?? null, mine ?? null], { sortKeys: true, maxDepth: 64 }));
}
