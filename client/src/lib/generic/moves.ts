// What a step changed in plain data: the smallest parts that read otherwise, by their paths.

import type { Move } from "../motion/move";
import type { Seen } from "../motion/motion";
import type { Plain } from "../wire";

/** More than this at once points at nothing. */
const MOST = 12;

type Fields = { readonly [key: string]: Plain };
const isMap = (value: Plain): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isDeep = (value: Plain): value is Plain[] => Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null);

/** Paths of what is shown as one piece: values, and lists of values. What is gone has no path any more. */
export function changedPaths(before: Plain | undefined, after: Plain, path: string): string[] {
  if (isMap(after)) {
    const was = before !== undefined && isMap(before) ? before : {};
    return Object.entries(after).flatMap(([key, value]) => changedPaths(was[key], value, `${path}/${key}`));
  }
  if (isDeep(after)) {
    const was = Array.isArray(before) ? before : [];
    return after.flatMap((value, i) => changedPaths(was[i], value, `${path}/${i}`));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

export function movesOf(was: Seen, is: Seen): Move[] {
  const paths = [...changedPaths(was.mine, is.mine, "mine"), ...changedPaths(was.table, is.table, "table")];
  return paths.length > MOST ? [] : paths.map((path) => ({ how: "tell", what: path }));
}
