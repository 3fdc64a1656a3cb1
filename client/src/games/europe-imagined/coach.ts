// The guided first game of Europe Imagined: what to say and where to point, from the view and the open decision alone. Nothing here knows
// a script: whatever the learner did, the next piece of advice follows from how things stand.

import type { Advice, Target } from "../../lib/coach";
import * as machine from "../../lib/decision";
import { cut } from "../../lib/text";
import type { Option, Ref, Text } from "../../lib/wire";
import type { Book, TileInfo } from "./almanac";
import type { PlacedTile, PlayerView, PublicView } from "./view";

export const LAMPS = ["explore", "legend", "challenge", "dusk", "claim"] as const;
export type Lamp = (typeof LAMPS)[number];

/** What lies before the learner. */
export interface Seen {
  view: PublicView;
  seat: number;
  book: Book;
  /** Keys of the log lines that tell of this seat. */
  deeds: ReadonlySet<string>;
  /** The learner has looked at a Legend's card. */
  read: boolean;
}

/** What the coach knows: no more than the learner. */
export interface Scene extends Seen {
  /** The open decision with what has been chosen so far; null while somebody else is awaited. */
  choice: machine.Choice | null;
  lit: ReadonlySet<Lamp>;
}

/** What may be added to printed Strength without looking closer: an Explorer's power and a Companion's own. */
const GUESS = 2;
/** Kinds of place on which a first Legend is best met, the best first. */
const GROUNDS = ["forest", "shrine", "harbour", "castle", "wonder"];

/** The lamps that what is seen lights. */
export function lamps({ deeds, view, seat, read }: Seen): Set<Lamp> {
  const me = view.players[seat];
  const fought = [...deeds].some((key) => key.startsWith("ei-log-challenge"));
  const claims = Object.values(view.map).filter((place) => place.claim === seat).length;
  const found: [Lamp, boolean][] = [
    ["explore", deeds.has("ei-log-explore")],
    ["legend", read || fought],
    ["challenge", (me?.tally ?? 0) > 0],
    ["dusk", deeds.has("ei-log-reserve")],
    // Whoever overcomes a Legend is given its place: another claim than that is one of one's own.
    ["claim", claims > Math.min(1, me?.tally ?? 0)],
  ];
  return new Set(found.filter(([, done]) => done).map(([lamp]) => lamp));
}

/** What to do now, and where. */
export function advise(scene: Scene): Advice {
  const { choice } = scene;
  if (choice === null) return waiting(scene);
  if (choice.decision.kind === "act") return acting(scene, choice);
  if (choice.decision.kind === "meddle") return { say: ["guide-meddle"], why: ["guide-meddle-why"], at: ["pass"] };
  if (choice.decision.balance !== undefined) return weighing(choice);
  return answering(choice);
}

function waiting({ view, seat }: Scene): Advice {
  if (view.fight?.attacker === seat) return { say: ["guide-wait-meddle"], why: ["guide-wait-meddle-why"], at: [] };
  if (view.active === null || view.active === seat) return { say: ["guide-wait"], at: [] };
  const reserve = view.players[seat]?.reserve ?? 0;
  return { say: ["guide-wait-turn", { who: `seat:${view.active}` }], why: ["guide-wait-turn-why", { n: reserve }], at: [] };
}

// ------------------------------------------------------------------ a turn

function acting(scene: Scene, choice: machine.Choice): Advice {
  const chosen = machine.chosen(choice);
  if (chosen !== null) return confirming(chosen);
  if (choice.group === "explore" || [...choice.touched, ...machine.settled(choice)].some((ref) => ref.startsWith("cell:"))) return exploring(scene, choice);
  if (machine.started(choice)) return choosing(choice);
  return next(scene, choice);
}

const family = (choice: machine.Choice, group: string): Option[] => machine.options(choice.decision).filter((o) => o.group === group);

/** A turn in which nothing has been begun: the first thing that is still to be learnt and can be done. */
function next(scene: Scene, choice: machine.Choice): Advice {
  const { view, seat, lit } = scene;
  const me = view.players[seat];
  const here = me === undefined ? undefined : view.map[me.at];
  if (me === undefined || here === undefined) return { say: ["guide-wait"], at: [] };
  if (!lit.has("challenge") && family(choice, "challenge").length > 0) {
    if (!lit.has("legend") && here.legend !== undefined) return meeting(here.legend);
    if (promising(scene, me, here)) return { say: ["guide-challenge"], why: ["guide-challenge-why"], at: ["act:challenge"] };
  }
  const claim = family(choice, "claim");
  const [spot] = claim;
  if (lit.has("challenge") && !lit.has("claim") && spot !== undefined) {
    return { say: ["guide-claim", { tile: tileOf(spot) }], why: [reason(scene, me.at)], at: ["act:claim"] };
  }
  // The first turn ends with a Lantern to keep; from then on there is more to spend.
  if (lit.has("challenge") && !lit.has("dusk")) return ending(me);
  if (family(choice, "explore").length > 0) return exploring(scene, choice);
  if (family(choice, "travel").length > 0) return travelling(scene, choice);
  return ending(me);
}

function meeting(legend: string): Advice {
  if (legend === "face_down") return { say: ["guide-trickster", { legend: "legend:face_down" }], why: ["guide-trickster-why"], at: ["card"] };
  return { say: ["guide-legend", { legend: `legend:${legend}` }], why: ["guide-legend-why"], at: ["card"] };
}

/** Whether the Legend of this place may fall to all that the learner could commit. */
function promising({ book }: Scene, me: PlayerView, here: PlacedTile): boolean {
  const legend = here.legend;
  if (legend === undefined || legend === "face_down") return true;
  const ready = me.party.filter((member) => member.ready).reduce((sum, member) => sum + book.companion(member.id).strength, 0);
  return ready + me.lanterns + GUESS >= book.might(legend, me.at);
}

function ending(me: PlayerView): Advice {
  const keeps = Math.min(me.lanterns, me.reserve_limit);
  return keeps > 0 ? { say: ["guide-end"], why: ["guide-end-why", { n: keeps }], at: ["act:end"] } : { say: ["guide-end"], why: ["guide-end-bare"], at: ["act:end"] };
}

// ------------------------------------------------------------------ exploring

/** A road and a place of the Row, one after the other, whichever is missing. */
function exploring(scene: Scene, choice: machine.Choice): Advice {
  const settled = machine.settled(choice);
  const chosen = (kind: string): Ref | undefined => settled.find((ref) => ref.startsWith(`${kind}:`));
  const fitting = family(choice, "explore").filter((o) => settled.every((ref) => (o.touches ?? []).includes(ref) || ref.startsWith("turn:")));
  const best = fitting.toSorted((a, b) => order(scene, a) - order(scene, b))[0];
  if (best === undefined) return choosing(choice);
  const tile = tileOf(best);
  const cell = (best.touches ?? []).find((ref) => ref.startsWith("cell:"));
  if (chosen("cell") === undefined && cell !== undefined) {
    const start = !scene.lit.has("explore");
    return { say: [start ? "guide-explore-first" : "guide-explore"], why: [start ? "guide-explore-first-why" : "guide-explore-why"], at: [cell] };
  }
  return { say: ["guide-explore-tile", { tile }], why: [reason(scene, cut(tile)[1])], at: [`row:${cut(tile)[1]}`] };
}

/** How much a place of the Row is what is wanted now; the least is best. */
function order(scene: Scene, option: Option): number {
  const tile = scene.book.tile(cut(tileOf(option))[1]);
  const ways = 4 - tile.exits.length;
  const renown = scene.view.players[scene.seat]?.renown ?? 0;
  if (!scene.lit.has("challenge")) {
    const ground = GROUNDS.indexOf(tile.type ?? "");
    return (tile.legend ? 0 : 100) + (ground < 0 ? 9 : ground) * 10 + ways;
  }
  return (claimable(tile, renown) ? 0 : 100) + (tile.type === "village" ? 0 : 10) * tile.renown + ways;
}

const claimable = (tile: TileInfo, renown: number): boolean => !tile.legend && tile.renown <= renown;
const tileOf = (option: Option): Ref => (option.touches ?? []).find((ref) => ref.startsWith("tile:")) ?? "tile:";

/** Why one would go to a place, or claim it. */
function reason({ book, lit }: Scene, id: string): string {
  const { type, legend } = book.tile(id);
  if (!lit.has("challenge")) return legend ? "guide-why-legend" : "guide-why-onward";
  return type === null ? "guide-why-onward" : `guide-why-${type}`;
}

function travelling(scene: Scene, choice: machine.Choice): Advice {
  const { view, seat, book, lit } = scene;
  const renown = view.players[seat]?.renown ?? 0;
  const rank = (option: Option): number => {
    const id = cut(tileOf(option))[1];
    const place = view.map[id];
    if (!lit.has("challenge")) return place?.legend === undefined ? 1 : 0;
    return place?.claim === undefined && place?.legend === undefined && claimable(book.tile(id), renown) && book.tile(id).type !== null ? 0 : 1;
  };
  const best = family(choice, "travel").toSorted((a, b) => rank(a) - rank(b))[0];
  if (best === undefined) return choosing(choice);
  return { say: ["guide-travel", { tile: tileOf(best) }], why: ["guide-travel-why"], at: [tileOf(best), "act:travel"] };
}

// ------------------------------------------------------------------ answers

/** One answer is left: what the button does. */
function confirming(chosen: Option): Advice {
  const known = ["explore", "challenge", "claim", "end", "travel"].includes(chosen.group ?? "");
  return { say: [known ? `guide-go-${chosen.group ?? ""}` : "guide-go"], why: ["guide-go-why"], at: ["go"] };
}

/** Something was begun and several answers are left. */
function choosing(choice: machine.Choice): Advice {
  const [first] = machine.open(choice);
  const refs = (first?.touches ?? []).filter((ref) => !ref.startsWith("turn:"));
  return { say: ["guide-which"], why: ["guide-which-why"], at: [...(first === undefined ? [] : [`option:${first.id}`]), ...refs, "go"] };
}

/** Both sides of a fight on the balance: add until it is enough, or walk away. */
function weighing(choice: machine.Choice): Advice {
  const totals = machine.totals(choice);
  const { decision } = choice;
  if (totals === null) return answering(choice);
  const challenge = decision.kind === "commit";
  if (totals.prevails) return { say: [challenge ? "guide-commit-go" : "guide-fight-go", { n: totals.strength, of: totals.against }], why: ["guide-commit-go-why"], at: ["go", "pass"] };
  const short = { n: totals.against - totals.strength };
  const more = addition(choice);
  if (more !== null && within(choice, totals)) return { say: [more.say, more.args], why: ["guide-commit-why", short], at: more.at };
  if (challenge && decision.passing !== undefined) return { say: ["guide-commit-walk"], why: ["guide-commit-walk-why", short], at: ["pass"] };
  return { say: ["guide-fight-rest"], why: ["guide-fight-rest-why"], at: ["pass", "go"] };
}

interface Addition {
  say: string;
  args: Exclude<Text[1], undefined>;
  at: Target[];
}

/** The next thing that could be added: a Companion, then Lanterns, then whatever else there is. */
function addition(choice: machine.Choice): Addition | null {
  const free = machine.options(choice.decision).filter((o) => !choice.picks.includes(o.id) && (o.worth ?? 0) > 0 && machine.hindrance(choice, o) === null);
  const add = (option: Option): Addition => ({ say: "guide-commit-add", args: { what: option.touches?.[0] ?? "", n: option.worth ?? 0 }, at: [`option:${option.id}`] });
  const companion = free.find((o) => o.group === "companion");
  if (companion !== undefined) return add(companion);
  const amount = (choice.decision.amounts ?? []).find((a) => (a.worth ?? 0) > 0 && (choice.amounts[a.id] ?? 0) < machine.mostNow(choice, a));
  if (amount !== undefined) return { say: "guide-commit-lantern", args: {}, at: [`more:${amount.id}`] };
  return free[0] === undefined ? null : add(free[0]);
}

/** Whether all that can be added would be enough. */
function within(choice: machine.Choice, totals: machine.Totals): boolean {
  let full = choice;
  for (const option of machine.options(choice.decision)) if (!full.picks.includes(option.id)) full = machine.toggle(full, option.id);
  for (const amount of choice.decision.amounts ?? []) full = machine.setAmount(full, amount.id, amount.most);
  return (machine.totals(full)?.strength ?? 0) >= totals.against;
}

/** Any other question: what is missing, or the button. */
function answering(choice: machine.Choice): Advice {
  const { decision } = choice;
  if (decision.kind === "reserve") return { say: ["guide-reserve"], why: ["guide-reserve-why"], at: ["go"] };
  const answer = machine.answer(choice);
  const known = ["discard", "retreat", "exhaust", "dismiss"].includes(decision.kind);
  const say: Text = [known ? `guide-${decision.kind}` : "guide-other"];
  if (machine.isAnswer(answer)) return { say, why: ["guide-other-go"], at: ["go", "pass"] };
  const missing = machine.options(decision).find((o) => !choice.picks.includes(o.id) && machine.hindrance(choice, o) === null);
  return { say, why: ["guide-other-why"], at: missing === undefined ? ["pass"] : [`option:${missing.id}`] };
}
