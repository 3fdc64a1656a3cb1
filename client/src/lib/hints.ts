// "What can I do now, and why would I?" The open decision put in order: what each thing is for, what it costs, what it is worth. Everything
// here is in the decision and in what the seat sees anyway; a game may add reasons of its own.

import * as machine from "./decision";
import type { TableContext } from "./table";
import type { Amount, Blocked, Decision, Option, Text } from "./wire";

/** A message, or a sentence that is already one (such as a card's own text). */
export type Reason = Text | string;

/** What a game has to say about one option. */
export interface Opinion {
  why: Reason[];
  /** The higher, the sooner it is shown; 0 where nothing speaks for it. */
  score?: number;
  /** Options with the same key are one idea: a place that could lie in several spaces. */
  key?: string;
  /** What to call the idea, where an option's own label says too much. */
  label?: Text;
}

export interface GameHints {
  /** The key of a sentence on what a family of options is for, if it has one. */
  purpose: (group: string) => string;
  /** What speaks for and against an option, as the seat sees it. */
  opinion: (table: TableContext, option: Option) => Opinion;
}

export interface Idea {
  /** All options that it stands for; the first is as good as any. */
  options: [Option, ...Option[]];
  label: Text;
  detail?: Text;
  why: Reason[];
  score: number;
}

export interface Family {
  group: string;
  ideas: Idea[];
  blocked: Blocked[];
}

const nothing = (): Opinion => ({ why: [] });

/** The families of options, what promises most first. Ending a turn comes last, and before it what cannot be done. */
export function ideas(decision: Decision, opinion: (option: Option) => Opinion = nothing): Family[] {
  const families = machine.groups(decision).map(({ group, options, blocked }) => ({ group, ideas: merged(options, opinion), blocked }));
  const best = (family: Family): number => Math.max(-1, ...family.ideas.map((idea) => idea.score));
  const last = (family: Family): number => (family.ideas.length === 0 ? 1 : family.group === "end" ? 2 : 0);
  return families.toSorted((a, b) => last(a) - last(b) || best(b) - best(a));
}

function merged(options: readonly Option[], opinion: (option: Option) => Opinion): Idea[] {
  const found = new Map<string, Idea>();
  for (const option of options) {
    const { why, score = 0, key = option.id, label } = opinion(option);
    const same = found.get(key);
    if (same !== undefined) same.options.push(option);
    else found.set(key, { options: [option], label: label ?? option.label, ...(option.detail === undefined || label !== undefined ? {} : { detail: option.detail }), why, score });
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score);
}

/** How a fight could go: as it stands, and with everything that can be added. */
export interface Outlook {
  now: number;
  most: number;
  against: number;
  unknown: boolean;
  /** Whether enough can be added. */
  possible: boolean;
  win?: Text;
  lose?: Text;
}

export function outlook(choice: machine.Choice): Outlook | null {
  const { balance } = choice.decision;
  const start = machine.totals(machine.begin(choice.decision));
  if (balance === undefined || start === null) return null;
  let full = machine.begin(choice.decision);
  // Companions cost nothing and go first; numbers take what is left.
  for (const option of machine.options(choice.decision).toSorted((a, b) => cost(a) - cost(b))) {
    if (!full.picks.includes(option.id) && (option.worth ?? 0) > cost(option)) full = machine.toggle(full, option.id);
  }
  for (const amount of choice.decision.amounts ?? []) full = machine.setAmount(full, amount.id, amount.most);
  const end = machine.totals(full);
  return {
    now: start.strength,
    most: end?.strength ?? start.strength,
    against: start.against,
    unknown: balance.unknown ?? false,
    possible: end?.prevails ?? false,
    ...(balance.win === undefined ? {} : { win: balance.win }),
    ...(balance.lose === undefined ? {} : { lose: balance.lose }),
  };
}

const cost = (option: Option): number => Object.values(option.cost ?? {}).reduce((sum, n) => sum + n, 0);

/** What something takes from each pool, as pairs. */
export const price = (thing: Option | Amount): [pool: string, n: number][] => Object.entries(thing.cost ?? {}).filter(([, n]) => n !== 0);
