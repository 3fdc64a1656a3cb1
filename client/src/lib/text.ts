// Turns messages into something to read. Every name in a sentence stays apart as a part of its own, so that it can become a link.

import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

import type { Ref, Text, TextArg } from "./wire";

/** A piece of a sentence: plain words, or the name of something. */
export type TextPart = { text: string; ref?: undefined } | { text: string; ref: Ref };

/** Says what a reference is called. Undefined: not known here. */
export type Namer = (ref: Ref) => string | undefined;

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A reference on its way through a sentence. */
class Mark extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

export class Reader {
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;

  constructor(
    readonly locale: string,
    sources: readonly string[],
    private readonly namer: Namer = () => undefined,
  ) {
    // Names are set apart by <bdi> where they are shown as parts, and by `isolated` where a sentence is one string.
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.list = new Intl.ListFormat(locale, { style: "long", type: "conjunction" });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** An attribute of a message, such as a keyword's rule. */
  attribute(key: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern === undefined ? undefined : this.bundle.formatPattern(pattern, {}, []);
  }

  /** A sentence of the client itself; its arguments are shown as they are. */
  say(key: string, args: Record<string, string | number> = {}): string {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return humanize(key);
    const shown = Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]);
    return this.bundle.formatPattern(message.value, Object.fromEntries(shown) as Record<string, FluentVariable>, []);
  }

  /** The name of a reference, readable in any case. */
  name(ref: Ref): string {
    const [kind, raw] = cut(ref);
    const id = raw.replace(/#\d+$/, "");
    // A message of that name is how a locale translates what the almanac has in English only.
    // Message names know no other signs than letters, digits, _ and -.
    const key = `${kind}-${id.replace(/[^\w-]/g, "-")}`;
    if (kind !== "seat" && this.has(key)) return this.say(key);
    const known = this.namer(ref);
    if (known !== undefined) return known;
    if (!this.has(kind)) return humanize(id || kind);
    const [x = "", y = ""] = id.split(",");
    return this.say(kind, { id, x, y, n: /^\d+$/.test(x) ? Number(x) + 1 : x });
  }

  /** The sentence in parts. */
  parts(text: Text): TextPart[] {
    const refs: Ref[] = [];
    const sentence = this.format(text, refs);
    const parts: TextPart[] = [];
    for (const piece of sentence.split(OPEN)) {
      const end = piece.indexOf(CLOSE);
      if (end < 0) {
        if (piece) parts.push({ text: piece });
        continue;
      }
      const ref = refs[Number(piece.slice(0, end))];
      if (ref !== undefined) parts.push({ text: this.name(ref), ref });
      const rest = piece.slice(end + 1);
      if (rest) parts.push({ text: rest });
    }
    return parts;
  }

  /** The sentence as one string, for labels and titles. */
  plain(text: Text): string {
    return this.parts(text)
      .map((p) => (p.ref === undefined ? p.text : isolated(p.text)))
      .join("");
  }

  private format([key, args]: Text, refs: Ref[]): string {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return this.fallback(key, args, refs);
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args ?? {})) variables[name] = this.variable(name, value, refs);
    const problems: Error[] = [];
    const sentence = this.bundle.formatPattern(message.value, variables, problems);
    for (const problem of problems) console.warn(key, problem.message);
    return sentence;
  }

  private variable(name: string, value: TextArg, refs: Ref[]): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value === "string") return new Mark(`${OPEN}${refs.push(value) - 1}${CLOSE}`);
    if (isText(value)) return new Mark(this.format(value, refs));
    return new Mark(this.join(name, value.map((entry) => this.format(entry, refs))));
  }

  /** A list in a sentence, folded with the message `join-<argument>`, or else `join`, two at a time. */
  private join(name: string, items: string[]): string {
    const message = this.bundle.getMessage(`join-${name}`) ?? this.bundle.getMessage("join");
    const pattern = message?.value;
    if (pattern == null) return this.list.format(items);
    return items.reduce((before, item, i) => (i === 0 ? item : this.bundle.formatPattern(pattern, { before: new Mark(before), item: new Mark(item) }, [])), "");
  }

  /** A message that this locale does not have: its key in words, and what it is about. */
  private fallback(key: string, args: { [name: string]: TextArg } | undefined, refs: Ref[]): string {
    const about = Object.entries(args ?? {});
    const words = humanize(key.replace(/^[a-z]+-/, ""));
    if (about.length === 0) return words;
    return `${words} (${about.map(([name, value]) => String(typeof value === "number" ? value : this.variable(name, value, refs))).join(", ")})`;
  }
}

/** A name as it may stand in a sentence: set apart by FSI and PDI where a part of it runs from right to left. */
export const isolated = (name: string): string => (/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(name) ? `\u2068${name}\u2069` : name);

/** A text is `[key, arguments]`, a list of texts is an array of those. */
export const isText = (value: Text | Text[]): value is Text => typeof value[0] === "string";

/** Kind and identity of a reference. */
export function cut(ref: Ref): [kind: string, id: string] {
  const at = ref.indexOf(":");
  return at < 0 ? [ref, ""] : [ref.slice(0, at), ref.slice(at + 1)];
}

/** Words out of an id: `lantern_flare#2` becomes `Lantern flare`. */
export function humanize(id: string): string {
  const words = id.replace(/#\d+$/, "").replace(/[_\-:]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
