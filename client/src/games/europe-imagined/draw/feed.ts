// From the server's view to what the components take.
import { KINDS, type Book, type PlaceKind } from "../almanac";
import type { FightPart, PublicView, Text } from "../view";
import type { BalancePart } from "./types";

/** Group of the icon sheet for each kind of reference. */
const GLYPHS: Readonly<Record<string, string>> = {
  card: "cards",
  legend: "legends",
  relic: "relics",
  explorer: "explorers",
  kind: "kinds",
  sign: "signs",
};

/** Group and id of the glyph that stands for a reference such as "card:lantern_flare"; a tile shows its kind. */
export function glyphOf(ref: string | undefined, book: Book): readonly [group: string, id: string] | undefined {
  const [sort = "", id = ""] = (ref ?? "").split(":");
  if (sort === "tile") return ["kinds", book.tile(id).type ?? "gate"];
  if (sort === "lantern" || sort === "lanterns") return ["signs", "lantern"];
  const group = GLYPHS[sort];
  return group && id ? [group, id] : undefined;
}

/** One side of a fight as slabs. `seatOf` tells whose card a part is when a third player added it. */
export function balanceParts(
  parts: readonly FightPart[],
  book: Book,
  render: (text: Text) => string,
  seatOf: (part: FightPart) => number | undefined = () => undefined,
): BalancePart[] {
  return parts.map((part) => {
    const glyph = glyphOf(part.ref, book);
    const seat = seatOf(part);
    return {
      label: render(part.label),
      n: part.n,
      ...(glyph ? { glyph } : {}),
      ...(seat === undefined ? {} : { seat }),
      ...(glyph?.[1] === "lantern" ? { lantern: true } : {}),
    };
  });
}

/** The kinds of place a seat has claimed, in their fixed order. */
export function kindsOf(view: Pick<PublicView, "map">, seat: number, book: Book): PlaceKind[] {
  const owned = new Set(Object.entries(view.map).filter(([, t]) => t.claim === seat).map(([id]) => book.tile(id).type));
  return KINDS.filter((kind) => owned.has(kind));
}

/** Where each pawn stands, with the name of its player. */
export const pawnsOf = (view: Pick<PublicView, "players">, nameOf: (seat: number) => string): { seat: number; at: string; name: string }[] =>
  view.players.map(({ seat, at }) => ({ seat, at, name: nameOf(seat) }));

/** Lantern Level of the round that is being played. */
export const levelOf = (view: Pick<PublicView, "levels" | "round">): number =>
  view.levels[Math.min(view.round, view.levels.length) - 1] ?? 0;
