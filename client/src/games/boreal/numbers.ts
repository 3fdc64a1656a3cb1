// Numbers that the sentences about options name.

import type { Option } from "../../lib/wire";

/** A number in what is said of an option's effect. */
export function numberIn(option: Option, name: string): number | undefined {
  const value = option.detail?.[1]?.[name];
  return typeof value === "number" ? value : undefined;
}
