// What a step of Boreal did, as moves: cards that went to another place, tokens that moved along their track, points that changed.

import type { Move } from "../../lib/motion/move";
import type { Seen } from "../../lib/motion/motion";
import { publicView, type PublicView } from "./view";

/** Where each card lies: which part of the table, and where in a pyramid. */
function places(view: PublicView): Map<string, string> {
  const at = new Map<string, string>();
  for (const card of view.row) if (card !== null) at.set(card, "row");
  for (const { seat, reserve, pyramid } of view.players) {
    for (const card of reserve) at.set(card, `reserve ${seat}`);
    for (const { card, level, column } of pyramid) at.set(card, `pyramid ${seat} ${level} ${column}`);
  }
  return at;
}

export function movesOf(was: Seen, is: Seen): Move[] {
  const [before, after] = [publicView(was.table), publicView(is.table)];
  if (before === null || after === null) return [];
  const [lay, lies] = [places(before), places(after)];
  const moved: Move[] = [];
  const dealt: Move[] = [];
  for (const [card, place] of lies) {
    const from = lay.get(card);
    if (from === undefined) dealt.push({ how: "fly", what: `card:${card}`, from: "deck" });
    else if (from !== place) moved.push({ how: "fly", what: `card:${card}`, from: `card:${card}`, unless: `preview:${card}` });
  }
  const gone = [...lay.keys()].filter((card) => !lies.has(card)).map((card): Move => ({ how: "leave", what: `card:${card}`, mark: "deck" }));
  const tokens = after.players.filter((p) => before.players[p.seat]?.token !== p.token).map((p): Move => ({ how: "slide", what: `token:${p.seat}` }));
  const points = after.players.filter((p) => before.players[p.seat]?.points !== p.points).map((p): Move => ({ how: "tell", what: `points:${p.seat}` }));
  return [...tokens, ...gone, ...moved, ...points, ...dealt];
}
