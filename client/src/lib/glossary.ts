// The keywords of a game: finds them in a sentence, whatever form they have there, so that each can open its rule.

import { cut, type Reader } from "./text";
import type { Ref } from "./wire";

/** A keyword as a reference. */
export const WORD = "word";

/** A piece of a sentence; `word` is the keyword it is a form of. */
export interface Piece {
  text: string;
  word?: string;
}

export class Glossary {
  private readonly forms = new Map<string, string>();
  private readonly pattern: RegExp | null;

  /** `forms` are the words by which a sentence names each keyword, by its id. */
  constructor(forms: Iterable<readonly [id: string, forms: readonly string[]]>) {
    for (const [id, all] of forms) for (const form of all) if (!this.forms.has(form)) this.forms.set(form, id);
    // Longer ones first: "Lantern Level" is not a Lantern.
    const alternatives = [...this.forms.keys()].toSorted((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.pattern = alternatives.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}-])`, "gu");
  }

  /** The sentence in pieces. A keyword is marked the first time only: `seen` holds those that were, and grows. */
  cut(text: string, seen: Set<string> = new Set()): Piece[] {
    if (this.pattern === null) return [{ text }];
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(this.pattern)) {
      const word = this.forms.get(match[0]);
      if (word === undefined || seen.has(word)) continue;
      seen.add(word);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      pieces.push({ text: match[0], word });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }

  /** The keywords of a text, in their order. */
  in(text: string): string[] {
    return this.cut(text).flatMap((piece) => piece.word ?? []);
  }
}

const NONE = new Glossary([]);
const kept = new WeakMap<Reader, Glossary>();

/** The keywords of a game in the words of a reader. */
export function glossaryOf(reader: Reader, words: Readonly<Record<string, string>> | undefined): Glossary {
  if (words === undefined) return NONE;
  const held = kept.get(reader);
  if (held !== undefined) return held;
  const fresh = new Glossary(Object.keys(words).map((id) => [id, (reader.attribute(`${WORD}-${id}`, "forms") ?? "").split("|").filter(Boolean)] as const));
  kept.set(reader, fresh);
  return fresh;
}

/** The keyword that a reference without a card of its own stands for: a pool, a kind of place, a family of options. */
export function wordFor(ref: Ref, words: Readonly<Record<string, string>> | undefined): string | undefined {
  const [kind, id] = cut(ref);
  return words !== undefined && ["pool", "kind", "group"].includes(kind) && id in words ? id : undefined;
}

/** The keyword whose card gives a rule in short: that very rule, or else one of its part of the rules. */
export function wordOfRule(rule: string, words: Readonly<Record<string, string>> | undefined): string | undefined {
  const all = Object.entries(words ?? {});
  const part = rule.slice(0, rule.lastIndexOf("-") + 1);
  const exact = all.find(([, rules]) => rules.split(" ").includes(rule));
  // Where all rules are numbered in one row, the part says nothing.
  return (exact ?? (part.split("-").length > 2 ? all.find(([, rules]) => rules.startsWith(part)) : undefined))?.[0];
}
