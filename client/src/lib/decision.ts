// The way from an open decision to one answer, as pure steps: touch something, take it back, set a number, confirm.
// Knows only what the decision itself says; what is shown and where is up to the screens.

import { cut } from "./text";
import type { Amount, Answer, Blocked, Decision, Option, Part, Ref, Text } from "./wire";

export const PASS = "pass";
/** Touches of this kind are turned through, not asked for: the first way is taken until another is. */
const TURN = "turn";

/** A decision with what has been chosen so far. Never changed; every step gives a new one. */
export interface Choice {
  readonly decision: Decision;
  /** What was touched, oldest first. Narrows the options where one is to be chosen. */
  readonly touched: readonly Ref[];
  /** The family of options looked at, null for all. */
  readonly group: string | null;
  /** Options picked by name. Where one is to be chosen there is at most one. */
  readonly picks: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
}

export interface Totals {
  mine: Part[];
  theirs: Part[];
  strength: number;
  against: number;
  prevails: boolean;
  /** What the selection is worth, and how much of it counts: the rest is beyond what can be added. */
  worth: number;
  counts: number;
}

export function begin(decision: Decision, amounts: Record<string, number> = {}): Choice {
  const set: Record<string, number> = {};
  for (const amount of decision.amounts ?? []) set[amount.id] = clamp(amounts[amount.id] ?? 0, amount.least ?? 0, amount.most);
  const picks = options(decision).filter((o) => o.fixed === true).map((o) => o.id);
  return { decision, touched: [], group: null, picks, amounts: set };
}

export const options = (decision: Decision): readonly Option[] => decision.options ?? [];
export const limitsOf = (decision: Decision): [number, number] => decision.choose ?? [1, 1];

/** Whether exactly one option is to be chosen and nothing else. Then touching narrows; otherwise it picks and unpicks. */
export function single(decision: Decision): boolean {
  const [least, most] = limitsOf(decision);
  return least === 1 && most === 1 && (decision.amounts ?? []).length === 0 && !options(decision).some((o) => o.fixed === true);
}

// ------------------------------------------------------------------ one option

const kindOf = (ref: Ref): string => cut(ref)[0];
const touches = (option: Option, ref: Ref): boolean => (option.touches ?? []).includes(ref);
const inGroup = (choice: Choice, option: Option): boolean => choice.group === null || option.group === choice.group;
const fits = (option: Option, refs: readonly Ref[]): boolean => refs.every((ref) => touches(option, ref));

/** The options that are still meant. */
export function open(choice: Choice): Option[] {
  const all = options(choice.decision);
  if (single(choice.decision) && choice.picks.length > 0) return all.filter((o) => choice.picks.includes(o.id));
  return all.filter((o) => inGroup(choice, o) && fits(o, choice.touched));
}

/** Whether anything has been chosen yet. */
export const started = (choice: Choice): boolean =>
  choice.touched.length > 0 || choice.group !== null || (single(choice.decision) && choice.picks.length > 0);

/** The one option that is left, or the first way to turn it; null while there are several. */
export function chosen(choice: Choice): Option | null {
  if (!single(choice.decision) || !started(choice)) return null;
  const left = open(choice);
  const first = left[0];
  if (first === undefined) return null;
  if (left.length === 1) return first;
  const rest = still(first);
  return left.every((o) => still(o) === rest) && left.some((o) => turnOf(o) !== undefined) ? first : null;
}

const turnOf = (option: Option): Ref | undefined => (option.touches ?? []).find((r) => kindOf(r) === TURN);
const still = (option: Option): string =>
  [option.group ?? "", ...(option.touches ?? []).filter((r) => kindOf(r) !== TURN)].join(" ");

/** The ways the chosen option can be turned, itself among them; one entry when it cannot. */
export function turns(choice: Choice): Option[] {
  const now = chosen(choice);
  if (now === null) return [];
  const same = still(now);
  return options(choice.decision).filter((o) => still(o) === same);
}

/** The next way to turn what is chosen. */
export function rotate(choice: Choice, by: number): Choice {
  const now = chosen(choice);
  const ways = turns(choice);
  if (now === null || ways.length < 2) return choice;
  const at = ways.findIndex((o) => o.id === now.id);
  const next = ways[(at + by + ways.length) % ways.length];
  const turn = next === undefined ? undefined : turnOf(next);
  if (next === undefined || turn === undefined) return choice;
  const kept = (now.touches ?? []).filter((r) => kindOf(r) !== TURN);
  return { ...choice, picks: [], group: now.group ?? null, touched: [...kept, turn] };
}

/** What may be touched now: every reference that leads to an option together with the other kinds already touched.
 *  Families in `quiet` wait until they are asked for. */
export function glowing(choice: Choice, quiet: ReadonlySet<string> = new Set()): Set<Ref> {
  const refs = new Set<Ref>();
  const narrowing = single(choice.decision);
  for (const option of options(choice.decision)) {
    if (!inGroup(choice, option)) continue;
    if (choice.group === null && quiet.has(option.group ?? "")) continue;
    for (const ref of option.touches ?? []) {
      const others = narrowing ? choice.touched.filter((r) => kindOf(r) !== kindOf(ref)) : [];
      if (fits(option, others)) refs.add(ref);
    }
  }
  return refs;
}

/** What is settled: touched, or the same in everything that is left. */
export function settled(choice: Choice): Ref[] {
  if (!single(choice.decision)) {
    return options(choice.decision).filter((o) => choice.picks.includes(o.id)).flatMap((o) => o.touches ?? []);
  }
  const now = chosen(choice);
  if (now !== null) return now.touches ?? [];
  if (!started(choice)) return [];
  const left = open(choice);
  return (left[0]?.touches ?? []).filter((ref) => left.every((o) => touches(o, ref)));
}

/** Something on the table was touched. */
export function touch(choice: Choice, ref: Ref): Choice {
  if (!single(choice.decision)) return touchOne(choice, ref);
  if (choice.touched.includes(ref)) {
    return kindOf(ref) === TURN ? choice : { ...choice, picks: [], touched: choice.touched.filter((r) => r !== ref) };
  }
  const known = options(choice.decision).filter((o) => touches(o, ref));
  if (known.length === 0) return choice;
  const group = known.some((o) => inGroup(choice, o)) ? choice.group : null;
  const within = group === null ? known : known.filter((o) => o.group === group);
  let kept = choice.touched.filter((r) => kindOf(r) !== kindOf(ref));
  while (kept.length > 0 && !within.some((o) => fits(o, kept))) kept = kept.slice(1);
  return { ...choice, picks: [], group, touched: [...kept, ref] };
}

/** Where several are chosen, a touch picks the option it stands for, if it stands for one only. */
function touchOne(choice: Choice, ref: Ref): Choice {
  const meant = options(choice.decision).filter((o) => touches(o, ref));
  const [only] = meant;
  return meant.length === 1 && only !== undefined ? toggle(choice, only.id) : choice;
}

/** Look at one family of options (or all of them again). */
export const narrow = (choice: Choice, group: string | null): Choice => ({ ...choice, group, touched: [], picks: single(choice.decision) ? [] : choice.picks });

/** Take an option by name. */
export function take(choice: Choice, id: string): Choice {
  if (!single(choice.decision)) return toggle(choice, id);
  return options(choice.decision).some((o) => o.id === id) ? { ...choice, picks: [id] } : choice;
}

/** One step back: the last thing touched, then the family. */
export function back(choice: Choice): Choice {
  if (!single(choice.decision)) return begin(choice.decision);
  if (choice.picks.length > 0) return { ...choice, picks: [] };
  const last = choice.touched.filter((r) => kindOf(r) !== TURN);
  if (last.length > 1) return { ...choice, touched: last.slice(0, -1) };
  return begin(choice.decision);
}

/** The families in the order in which they are offered. */
export function groups(decision: Decision): { group: string; options: Option[]; blocked: Blocked[] }[] {
  const order: string[] = [];
  for (const entry of [...options(decision), ...(decision.blocked ?? [])]) {
    const group = entry.group ?? "";
    if (!order.includes(group)) order.push(group);
  }
  return order.map((group) => ({
    group,
    options: options(decision).filter((o) => (o.group ?? "") === group),
    blocked: (decision.blocked ?? []).filter((b) => (b.group ?? "") === group),
  }));
}

/** Options that read the same, such as two copies of a card in hand: for each its number among them, and how many they are. */
export function twins(decision: Decision, words: (option: Option) => string): Map<string, { n: number; of: number }> {
  const alike = new Map<string, string[]>();
  for (const option of options(decision)) {
    const read = words(option);
    alike.set(read, [...(alike.get(read) ?? []), option.id]);
  }
  return new Map([...alike.values()].filter((ids) => ids.length > 1).flatMap((ids) => ids.map((id, i) => [id, { n: i + 1, of: ids.length }] as const)));
}

// ------------------------------------------------------------------ several options, amounts

/** Pick an option or put it back. What hinders it leaves the choice as it is. */
export function toggle(choice: Choice, id: string): Choice {
  const option = options(choice.decision).find((o) => o.id === id);
  if (option === undefined) return choice;
  if (choice.picks.includes(id)) {
    return option.fixed === true ? choice : { ...choice, picks: choice.picks.filter((p) => p !== id) };
  }
  const room = makeRoom(choice, option);
  return hindrance(room, option) === null ? fitAmounts({ ...room, picks: [...room.picks, id] }) : choice;
}

/** Where only one may be picked, a new pick takes the place of the old one. */
function makeRoom(choice: Choice, option: Option): Choice {
  const [, most] = limitsOf(choice.decision);
  if (most === 1 && choice.picks.length === 1) return { ...choice, picks: [] };
  const limit = choice.decision.limits?.[option.group ?? ""];
  if (limit?.[1] !== 1) return choice;
  const same = pickedOptions(choice).filter((o) => o.group === option.group && o.fixed !== true);
  return { ...choice, picks: choice.picks.filter((p) => !same.some((o) => o.id === p)) };
}

export const pickedOptions = (choice: Choice): Option[] =>
  choice.picks.flatMap((id) => options(choice.decision).filter((o) => o.id === id));

/** Why an option cannot be added to what is picked; null when it can. */
export function hindrance(choice: Choice, option: Option): Text | null {
  const [, most] = limitsOf(choice.decision);
  if (choice.picks.length >= most && most !== 1) return ["decide-full", { n: most }];
  const limit = choice.decision.limits?.[option.group ?? ""];
  if (limit !== undefined && limit[1] !== 1) {
    const same = pickedOptions(choice).filter((o) => o.group === option.group).length;
    if (same >= limit[1]) return ["decide-full-group", { n: limit[1], group: `group:${option.group ?? ""}` }];
  }
  const free = left(choice, true);
  for (const [pool, units] of Object.entries(option.cost ?? {})) {
    const have = free[pool];
    if (have !== undefined && units > have) return ["decide-dear", { need: units, have, pool: `pool:${pool}` }];
  }
  return null;
}

/** Units left in each limited pool. With `bare`, the amounts count at their least, since they give way to a pick. */
export function left(choice: Choice, bare = false): Record<string, number> {
  const rest: Record<string, number> = { ...choice.decision.budget };
  const spend = (cost: Readonly<Record<string, number>> | undefined, times: number): void => {
    for (const [pool, units] of Object.entries(cost ?? {})) {
      const have = rest[pool];
      if (have !== undefined) rest[pool] = have - units * times;
    }
  };
  for (const option of pickedOptions(choice)) spend(option.cost, 1);
  for (const amount of choice.decision.amounts ?? []) spend(amount.cost, bare ? (amount.least ?? 0) : (choice.amounts[amount.id] ?? 0));
  return rest;
}

/** How far an amount can be set beside what else is chosen. */
export function mostNow(choice: Choice, amount: Amount): number {
  const free = left(choice);
  let most = amount.most;
  for (const [pool, units] of Object.entries(amount.cost ?? {})) {
    const have = free[pool];
    if (have !== undefined && units > 0) most = Math.min(most, (choice.amounts[amount.id] ?? 0) + Math.floor(have / units));
  }
  return Math.max(most, amount.least ?? 0);
}

export function setAmount(choice: Choice, id: string, n: number): Choice {
  const amount = (choice.decision.amounts ?? []).find((a) => a.id === id);
  if (amount === undefined) return choice;
  return { ...choice, amounts: { ...choice.amounts, [id]: clamp(n, amount.least ?? 0, mostNow(choice, amount)) } };
}

/** Amounts give way when a pick has used up what they cost. */
function fitAmounts(choice: Choice): Choice {
  let fitted = choice;
  for (const amount of choice.decision.amounts ?? []) fitted = setAmount(fitted, amount.id, fitted.amounts[amount.id] ?? 0);
  return fitted;
}

/** Earlier (`by` -1) or later (1) in the order. */
export function shift(choice: Choice, id: string, by: number): Choice {
  const from = choice.picks.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= choice.picks.length) return choice;
  const picks = choice.picks.filter((p) => p !== id);
  picks.splice(to, 0, id);
  return { ...choice, picks };
}

/** Both sides as they would stand with what is chosen; null where nothing is weighed. */
export function totals(choice: Choice): Totals | null {
  const balance = choice.decision.balance;
  if (balance === undefined) return null;
  const added = additions(choice);
  const counted = balance.most === undefined ? added : upTo(added, balance.most);
  const mine = [...balance.mine, ...counted];
  const strength = sum(mine);
  const against = sum(balance.theirs);
  const prevails = strength > against || (strength === against && balance.level_wins !== false);
  return { mine, theirs: balance.theirs, strength, against, prevails, worth: sum(added), counts: sum(counted) };
}

/** What the selection adds, part by part: amounts, then picks in their order. */
function additions(choice: Choice): Part[] {
  const now = chosen(choice);
  const picked = single(choice.decision) ? (now === null ? [] : [now]) : pickedOptions(choice);
  const amounts = (choice.decision.amounts ?? []).map((a): Part => ({ label: a.label, n: (a.worth ?? 0) * (choice.amounts[a.id] ?? 0), ref: `pool:${a.id}` }));
  const picks = picked.map((o): Part => ({ label: o.label, n: o.worth ?? 0, ...(o.touches?.[0] === undefined ? {} : { ref: o.touches[0] }) }));
  return [...amounts, ...picks].filter((part) => part.n !== 0);
}

/** The parts as far as together they come to no more than `most`. */
function upTo(parts: readonly Part[], most: number): Part[] {
  let room = most;
  return parts.flatMap((part) => {
    const n = Math.min(part.n, room);
    room -= n;
    return n === 0 ? [] : [{ ...part, n }];
  });
}

/** The answer, or what is still missing as a sentence. */
export function answer(choice: Choice): Answer | Text {
  if (single(choice.decision)) {
    const now = chosen(choice);
    return now === null ? ["decide-choose"] : { pick: [now.id], amounts: {} };
  }
  const [least, most] = limitsOf(choice.decision);
  if (choice.picks.length < least) return ["decide-more", { n: least - choice.picks.length }];
  if (choice.picks.length > most) return ["decide-full", { n: most }];
  for (const [group, [low]] of Object.entries(choice.decision.limits ?? {})) {
    const n = pickedOptions(choice).filter((o) => o.group === group).length;
    if (n < low) return ["decide-more-group", { n: low - n, group: `group:${group}` }];
  }
  for (const [pool, rest] of Object.entries(left(choice))) {
    if (rest < 0) return ["decide-overspent", { n: -rest, pool: `pool:${pool}` }];
  }
  return { pick: [...choice.picks], amounts: { ...choice.amounts } };
}

export const isAnswer = (value: Answer | Text): value is Answer => !Array.isArray(value);
export const passing: Answer = { pick: [PASS], amounts: {} };

const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part.n, 0);
const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most));
