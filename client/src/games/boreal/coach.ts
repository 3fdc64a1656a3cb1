// The guided first game of Boreal: what to say and where to point, from the view and the open decision alone. Whatever the learner did, the
// next piece of advice follows from how things stand.

import type { Advice } from "../../lib/coach";
import * as machine from "../../lib/decision";
import { cut } from "../../lib/text";
import type { Option } from "../../lib/wire";
import type { CardInfo } from "./almanac";
import { numberIn } from "./numbers";
import type { PlayerView, PublicView } from "./view";

export const LAMPS = ["build", "rest", "reserve", "home", "level"] as const;
export type Lamp = (typeof LAMPS)[number];

/** What lies before the learner. */
export interface Seen {
  view: PublicView;
  seat: number;
  cards: Readonly<Record<string, CardInfo>>;
  /** Keys of the log lines that tell of this seat. */
  deeds: ReadonlySet<string>;
}

export interface Scene extends Seen {
  /** The open decision with what has been chosen so far; null while somebody else is awaited. */
  choice: machine.Choice | null;
  lit: ReadonlySet<Lamp>;
}

/** Dear enough to be worth waiting for, cheap enough to be paid for with the token as it starts. */
const SOON = 5;

/** The lamps that what is seen lights. */
export function lamps({ view, seat, deeds }: Seen): Set<Lamp> {
  const pyramid = view.players[seat]?.pyramid ?? [];
  const found: [Lamp, boolean][] = [
    ["build", pyramid.length > 0],
    ["rest", deeds.has("boreal-log-rest") || deeds.has("boreal-log-rest-none")],
    ["reserve", (view.players[seat]?.reserve.length ?? 0) > 0 || deeds.has("boreal-log-reserve") || deeds.has("boreal-log-reserve-archive")],
    ["home", deeds.has("boreal-log-build-reserve")],
    ["level", pyramid.some((card) => card.level > 1)],
  ];
  return new Set(found.filter(([, done]) => done).map(([lamp]) => lamp));
}

/** What to do now, and where. */
export function advise(scene: Scene): Advice {
  const { choice, view } = scene;
  if (choice === null) return view.active === null || view.active === scene.seat ? { say: ["guide-wait"], at: [] } : { say: ["guide-wait-turn", { who: `seat:${view.active}` }], why: ["guide-wait-turn-why"], at: [] };
  const chosen = machine.chosen(choice);
  if (chosen !== null) return { say: [`guide-go-${chosen.group ?? "build"}`], why: ["guide-go-why"], at: ["go"] };
  if (choice.decision.kind === "swap") return { say: ["guide-swap"], why: ["guide-swap-why"], at: ["pass"] };
  const me = view.players[scene.seat];
  const best = me === undefined ? undefined : machine.open(choice).toSorted((a, b) => order(scene, me, b) - order(scene, me, a))[0];
  if (best === undefined) return { say: ["guide-pass"], at: ["pass"] };
  return leading(scene, choice, best);
}

/** The next step towards an option: its card, then its place, or that it is to be reserved. */
function leading(scene: Scene, choice: machine.Choice, best: Option): Advice {
  const card = (best.touches ?? []).find((ref) => ref.startsWith("card:"));
  const place = (best.touches ?? []).find((ref) => ref.startsWith("place:"));
  const touched = [...choice.touched, ...machine.settled(choice)];
  if (card !== undefined && !touched.includes(card)) return { say: [wish(scene, best), { card }], why: [`${wish(scene, best)}-why`, { n: scene.view.players[scene.seat]?.token ?? 0 }], at: [card] };
  if (best.group === "build") return { say: ["guide-place"], why: ["guide-place-why"], at: [...(place === undefined ? [] : [place]), `option:${best.id}`] };
  return { say: ["guide-take"], why: ["guide-take-why"], at: [`option:${best.id}`] };
}

/** Which of the sentences about a card says why it is wanted. */
function wish(scene: Scene, option: Option): string {
  if (option.group !== "build") return "guide-reserve";
  if (home(scene, option)) return "guide-home";
  if (upper(option)) return "guide-level";
  return scene.lit.has("build") ? "guide-build" : "guide-build-first";
}

const cardOf = (option: Option): string => cut((option.touches ?? []).find((ref) => ref.startsWith("card:")) ?? "card:")[1];
const home = ({ view, seat }: Scene, option: Option): boolean => view.players[seat]?.reserve.includes(cardOf(option)) ?? false;
const upper = (option: Option): boolean => (option.touches ?? []).some((ref) => /^place:L[234]/.test(ref));

/** How much an option is what is wanted now; the greatest is best. */
function order(scene: Scene, me: PlayerView, option: Option): number {
  const { lit, cards } = scene;
  const card = cards[cardOf(option)];
  const rest = numberIn(option, "rest") ?? 0;
  if (option.group !== "build") {
    const wanted = lit.has("build") && !lit.has("reserve") && me.reserve.length === 0;
    return (wanted ? 100 : -100) + (card === undefined || card.archive || card.cost > SOON ? -1 : card.cost);
  }
  const step = (home(scene, option) && !lit.has("home") ? 60 : 0) + (upper(option) && !lit.has("level") ? 40 : 0);
  return step + rest * 2 + (numberIn(option, "change") ?? 0);
}
