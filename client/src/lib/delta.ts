// Brings a view up to date. The mirror of the server's deltas:
// `[value]` replaces, `[]` removes the key, `{key: delta}` changes a map or an array of the same length,
// `{"~": [start, removed, items]}` cuts and inserts in an array. Parts that did not change are shared with the old view.

import type { Plain } from "./wire";

const SPLICE = "~";

/** The delta does not fit the data it is applied to; the whole view has to be fetched again. */
export class Misfit extends Error {}

/** The data after `delta`; `old` stays as it was. Nothing (null, undefined) means unchanged. */
export function apply(old: Plain | undefined, delta: Plain | undefined): Plain {
  if (delta === null || delta === undefined) return old ?? null;
  if (Array.isArray(delta)) {
    const value = delta[0];
    if (delta.length !== 1 || value === undefined) throw new Misfit("a delta that removes can only stand under a key");
    return value;
  }
  if (typeof delta !== "object") throw new Misfit(`a delta is an array or a map, not ${typeof delta}`);
  if (Array.isArray(old)) return applyToArray(old, delta);
  if (typeof old !== "object" || old === null) throw new Misfit(`a keyed delta does not fit ${typeof old}`);
  const fresh = { ...old };
  for (const [key, change] of Object.entries(delta)) {
    if (Array.isArray(change) && change.length === 0) delete fresh[key];
    else fresh[key] = apply(fresh[key], change);
  }
  return fresh;
}

function applyToArray(old: Plain[], delta: { [key: string]: Plain }): Plain[] {
  const splice = delta[SPLICE];
  if (splice !== undefined) {
    if (!Array.isArray(splice)) throw new Misfit("a splice is an array");
    const [start, removed, items] = splice;
    if (typeof start !== "number" || typeof removed !== "number" || !Array.isArray(items)) throw new Misfit("a splice has a start, a number and items");
    return [...old.slice(0, start), ...items, ...old.slice(start + removed)];
  }
  const fresh = [...old];
  for (const [key, change] of Object.entries(delta)) {
    const index = Number(key);
    if (!Number.isInteger(index) || index < 0 || index >= fresh.length) throw new Misfit("an index is outside the array");
    fresh[index] = apply(fresh[index], change);
  }
  return fresh;
}
