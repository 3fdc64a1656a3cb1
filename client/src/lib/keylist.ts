// The keys of a table as they are listed for who asks: what is pressed, and the name of the message that says what it does.

export type Row = readonly [name: string, pressed: readonly string[]];

const TABLE: readonly Row[] = [
  ["arrows", ["←", "↑", "→", "↓"]],
  ["places", ["⇧", "←", "→"]],
  ["group", ["Tab"]],
  ["take", ["Enter"]],
  ["back", ["Esc"]],
  ["digits", ["1", "–", "9"]],
  ["map", ["M"]],
  ["hand", ["H"]],
  ["party", ["P"]],
  ["log", ["L"]],
  ["pawn", ["G"]],
  ["turn", ["R"]],
  ["turn-left", ["⇧", "R"]],
  ["amount", ["+", "−"]],
  ["end", ["E"]],
  ["hints", ["I"]],
  ["talk", ["/"]],
  ["list", ["?"]],
];
const ALWAYS: ReadonlySet<string> = new Set(["arrows", "group", "take", "back", "digits", "party", "log", "hints", "talk", "list"]);

const REPLAY: readonly Row[] = [
  ["look-step", ["←", "→"]],
  ["look-turn", ["Page ↑", "Page ↓"]],
  ["look-ends", ["Home", "End"]],
  ["look-run", ["␣"]],
  ["look-leave", ["Esc"]],
];
/** What looking back leaves of the table's own keys: nothing is decided there, and sideways arrows and Esc are taken. */
const STILL: ReadonlySet<string> = new Set(["group", "map", "hand", "party", "log", "pawn", "list"]);

/** Rows of the list. `extra`: keys that only some games have; `looking`: a moment of the past is on the table. */
export function rows(extra: readonly string[], looking: boolean): readonly Row[] {
  const known = TABLE.filter(([name]) => ALWAYS.has(name) || extra.includes(name));
  return looking ? [...REPLAY, ...known.filter(([name]) => STILL.has(name))] : known;
}
