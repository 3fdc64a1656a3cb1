// Reads the frames of one connection in order, and makes steps whole again: on the wire they name by number what was sent before.
// The mirror of the server's wire/steps.py, wire/words.py and wire/asks.py; docs/protocol.md tells it in prose.

import type { Ask, Awaited, Decision, LogLine, Plain, ServerFrame, ServerMap, Step, Text } from "./wire";

/** A frame does not fit those before it; the whole view has to be fetched again. */
export class Unreadable extends Error {}

type Values = { [key: string]: Plain };

const NUMBER = "\0#";
/** How frames must be decoded: a key that is a number must not look like a word of one character. */
export const DECODING = { mapKeyConverter: (key: unknown): string => (typeof key === "number" ? `${NUMBER}${key}` : String(key)) };

const SPLICE = "~";
const CUT = `${NUMBER}-1`;
const LISTS = ["options", "blocked", "amounts"];
const ITEMS = [
  ["id", "label", "group", "touches", "detail", "cost", "worth", "fixed", "also"],
  ["id", "label", "reason", "rule", "group", "touches"],
  ["id", "label", "most", "least", "cost", "worth"],
];
/** How many fields of an entry of each list are never left out. */
const REQUIRED = [2, 3, 3];
const FIELDS = ["kind", "prompt", "choose", "ordered", "passing", "budget", "limits", "balance", "about", "rest", "window"];

function array(value: Plain | undefined): Plain[] {
  if (!Array.isArray(value)) throw new Unreadable("an array was expected");
  return value;
}

function number(value: Plain | undefined): number {
  if (typeof value !== "number") throw new Unreadable("a number was expected");
  return value;
}

function numbered(map: Plain | undefined): [number, Plain][] {
  return Object.entries(map ?? {}).map(([key, value]) => [Number(key.slice(NUMBER.length)), value as Plain]);
}

function at<T>(list: T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Unreadable(`there is no entry ${index}`);
  return item;
}

/** Log lines as they come in a welcome or by `history`. */
export function logLines(rows: Plain | undefined): LogLine[] {
  return array(rows ?? []).map((row) => {
    const [n, text, seq, seat, depth] = array(row);
    return { n, text, seq, ...(seat === null ? {} : { seat }), ...(depth ? { depth } : {}) } as unknown as LogLine;
  });
}

/** Words, and shapes of maps and texts, in the order in which they were said. */
class Words {
  private entries: Plain[] = [];

  learn(fresh: Plain[]): void {
    for (const entry of fresh) {
      if (entry === null) this.entries = [];
      else this.entries.push(entry);
    }
  }

  readonly read = (short: Plain): Plain => {
    if (typeof short === "string") return this.word(short);
    if (Array.isArray(short)) return this.array(short);
    if (typeof short !== "object" || short === null) return short;
    return Object.fromEntries(Object.entries(short).map(([key, value]) => [this.word(key), this.read(value)]));
  };

  delta(short: Plain | undefined): Plain {
    if (short === null || short === undefined) return null;
    if (Array.isArray(short)) return short.map(this.read);
    if (typeof short !== "object") return [this.read(short)];
    const delta: Values = {};
    for (const [key, change] of Object.entries(short)) {
      if (key === CUT) {
        const [start, removed, items] = array(change);
        delta[SPLICE] = [number(start), number(removed), array(items).map(this.read)];
      } else delta[key.startsWith(NUMBER) ? key.slice(NUMBER.length) : this.word(key)] = this.delta(change);
    }
    return delta;
  }

  private word(short: string): string {
    if (short.length !== 1) return short.startsWith("\0") ? short.slice(1) : short;
    const word = at(this.entries, short.charCodeAt(0));
    if (typeof word !== "string") throw new Unreadable("a shape is not a word");
    return word;
  }

  private array(short: Plain[]): Plain {
    const items = short.map(this.read);
    if (items.length === 0 || items[0] !== null) return items;
    if (items[1] === null) return items.slice(1);
    const shape = array(at(this.entries, number(items[1])));
    const text = shape[0] === null;
    const keys = text ? shape.slice(2) : shape;
    if (keys.length !== items.length - 2) throw new Unreadable("a shape does not fit its values");
    const map = Object.fromEntries(keys.map((key, i) => [String(key), items[i + 2] as Plain]));
    return text ? [shape[1] as Plain, map] : map;
  }
}

/** What this seat was offered before. */
class Asks {
  private entries: Plain[][][] = [];
  private offered: Plain[][][] = [];
  private fields: Values = {};

  read(short: Plain[], seat: number): Ask {
    const [ask, anew, fields, ...lists] = short;
    if (anew === true) {
      this.entries = [[], [], []];
      this.offered = [[], [], []];
      this.fields = {};
    }
    for (const [field, value] of numbered(fields)) this.fields[at(FIELDS, field)] = value;
    const decision: Values = { seat };
    for (const [name, value] of Object.entries(this.fields)) if (!empty(value)) decision[name] = value;
    LISTS.forEach((list, i) => {
      const items = lists[i] ?? null;
      if (items !== null) this.offered[i] = this.items(array(items), at(this.entries, i));
      const offered = at(this.offered, i);
      if (offered.length > 0) decision[list] = offered.map((entry) => named(entry, at(ITEMS, i), at(REQUIRED, i)));
    });
    return { ask: number(ask), decision: decision as unknown as Decision };
  }

  private items(items: Plain[], entries: Plain[][]): Plain[][] {
    return items.flatMap((item) => {
      if (typeof item === "number") return [at(entries, item)];
      const [first, second] = array(item);
      if (typeof first === "string") return [(entries[entries.length] = array(item))];
      const n = number(first);
      if (typeof second === "number") return entries.slice(n, second + 1);
      const fresh = [...at(entries, n)];
      for (const [field, value] of numbered(second)) fresh[field] = value;
      return [(entries[n] = fresh)];
    });
  }
}

function named(entry: Plain[], names: string[], required: number): Values {
  const item: Values = {};
  names.forEach((name, i) => {
    const value = entry[i];
    if (value !== undefined && (i < required || !empty(value))) item[name] = value;
  });
  return item;
}

function empty(value: Plain): boolean {
  return !value || (typeof value === "object" && Object.keys(value).length === 0);
}

export class FrameReader {
  private readonly words = new Words();
  private readonly asks = new Asks();
  private ask: Ask | null = null;
  private awaiting: Awaited[] = [];
  private seat: number | null = null;
  private epoch = 0;
  private line = 0;

  /** The frame that was decoded as {@link DECODING} says. Throws {@link Unreadable} when it does not fit those before it. */
  read(frame: unknown): ServerFrame {
    if (Array.isArray(frame)) return this.step(frame as Plain[]);
    const whole = frame as ServerMap;
    if (whole.t === "you") this.seat = whole.seat ?? null;
    if (whole.t !== "welcome") return whole;
    this.ask = whole.ask ?? null;
    this.awaiting = whole.awaiting ?? [];
    this.seat = whole.seat;
    this.epoch = whole.epoch ?? 0;
    this.line = whole.line ?? 0;
    return { ...whole, lines: logLines(whole.lines as unknown as Plain) };
  }

  private step([seq, fresh, table, lines, awaiting, mine, ask, undo, told]: Plain[]): Step {
    this.words.learn(array(fresh ?? []));
    if (Array.isArray(awaiting))
      this.awaiting = awaiting.map((row) => {
        const [seat, kind, since] = array(row);
        return { seat: number(seat), kind: String(this.words.read(kind ?? "")), since: number(since) + this.epoch };
      });
    if (ask === null || ask === undefined) this.ask = null;
    else if (ask !== true) this.ask = this.asks.read(array(ask), number(this.seat));
    return {
      t: "step",
      seq: number(seq),
      table: this.words.delta(table),
      mine: this.words.delta(mine),
      ask: this.ask,
      awaiting: this.awaiting,
      lines: this.lines(number(seq), array(lines ?? []), new Map(numbered(told))),
      undo: undo === true,
    };
  }

  private lines(seq: number, lines: Plain[], told: Map<number, Plain>): LogLine[] {
    return lines.map((line, i) => {
      const [text, seat, depth] = array(line);
      const read = this.words.read(told.get(i) ?? text ?? null) as unknown as Text;
      this.line += 1;
      return { n: this.line, text: read, seq, ...(typeof seat === "number" ? { seat } : {}), ...(typeof depth === "number" ? { depth } : {}) };
    });
  }
}
