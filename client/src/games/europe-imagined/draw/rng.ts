// Deterministic variation: the same id always gives the same drawing, on every device.

/** A stream of numbers: `r()` in [0, 1), `r(hi)` in [0, hi), `r(lo, hi)` in [lo, hi). */
export interface Rng {
  (hi?: number): number;
  (lo: number, hi: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

/** Starts the stream that belongs to a text. */
export function rng(text: string): Rng {
  let a = hash(text);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = (lo = 1, hi?: number) => (hi === undefined ? next() * lo : lo + next() * (hi - lo));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  return Object.assign(r, { pick });
}
