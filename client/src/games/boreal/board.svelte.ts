// The table of Boreal as the screens need it: who sits below, what glows, and what a tap on something means.

import * as machine from "../../lib/decision";
import { Deciding } from "../../lib/deciding.svelte";
import { recapOf, type Recap } from "../../lib/recap";
import type { TableContext } from "../../lib/table";
import { cut } from "../../lib/text";
import type { Blocked, Ref } from "../../lib/wire";
import { almanacOf, type Almanac, type CardInfo } from "./almanac";
import { lineOf, slotsFor, spotName, spotOf, type Spot } from "./geometry";
import { numberIn } from "./numbers";
import { publicView, type BuiltView, type PlayerView, type PublicView } from "./view";

/** How something looks while a decision is open. */
export type Look = "can" | "chosen" | "off" | undefined;

export interface SlotView {
  slot: number;
  card: string | null;
  /** Its column for the player below and for the one above. */
  column: number;
  across: number;
}
export interface PlaceView extends Spot {
  ref: Ref;
  label: string;
  chosen: boolean;
}
/** What a choice would do to the token. */
export interface Forecast {
  left: number | undefined;
  rest: number | undefined;
}

export class Board {
  readonly deciding: Deciding;
  readonly view = $derived.by((): PublicView | null => publicView(this.table.session.state.table));
  readonly glowing = $derived.by(() => this.deciding.glowing);
  readonly settled = $derived.by(() => new Set(this.deciding.settled));

  constructor(readonly table: TableContext) {
    this.deciding = new Deciding(table);
  }

  /** What the rival did since one's own last turn. */
  get since(): Recap | null {
    return this.table.session.replaying ? null : recapOf(this.table.session.state.lines, this.seat);
  }

  get almanac(): Almanac {
    return almanacOf(this.table.game.almanac);
  }
  card(id: string): CardInfo {
    const card = this.almanac.cards[id];
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  }
  get seat(): number | null {
    return this.table.session.seat;
  }
  get playing(): boolean {
    return this.seat !== null;
  }
  name(seat: number): string {
    return this.table.reader.name(`seat:${seat}`);
  }
  say(key: string, args?: Record<string, string | number>): string {
    return this.table.reader.say(key, args);
  }

  /** The player at the lower side: oneself, or White for those who watch. */
  get near(): PlayerView | undefined {
    const { view } = this;
    return view?.players[this.seat ?? view.white];
  }
  get far(): PlayerView | undefined {
    return this.view?.players.find((p) => p.seat !== this.near?.seat);
  }

  /** One word about a player besides the game. */
  status(seat: number): string {
    const info = this.table.session.seatInfo(seat);
    if (info?.conceded) return this.say("conceded");
    if (info?.stand_in) return this.say("stand-in");
    if (info?.kind === "human" && !info.here) return this.say("away");
    return info?.kind === "bot" ? this.say("bot") : "";
  }

  /** The row from left to right as the player below sees it. */
  readonly slots = $derived.by((): SlotView[] => {
    const { view, near, far } = this;
    if (view === null || near === undefined || far === undefined) return [];
    return slotsFor(near.columns).map((slot) => ({
      slot,
      card: view.row[slot - 1] ?? null,
      column: near.columns[slot - 1] ?? 0,
      across: far.columns[slot - 1] ?? 0,
    }));
  });

  // ---------------------------------------------------------------- what may be chosen

  get swapping(): boolean {
    return this.deciding.decision?.kind === "swap";
  }

  look(card: string): Look {
    const { decision } = this.deciding;
    if (decision === null) return undefined;
    const ref = `card:${card}`;
    if (this.settled.has(ref) || (this.deciding.choice?.touched ?? []).includes(ref)) return "chosen";
    return this.glowing.has(ref) ? "can" : "off";
  }

  /** Whether a card can be built somewhere, not only reserved. */
  buildable(card: string): boolean {
    const { decision } = this.deciding;
    return decision !== null && machine.options(decision).some((o) => o.group === "build" && (o.touches ?? []).includes(`card:${card}`));
  }

  /** Why a card cannot be built, or cannot be reserved where building is not the question. */
  hindrance(card: string): Blocked | undefined {
    const found = (this.deciding.decision?.blocked ?? []).filter((b) => (b.touches ?? []).includes(`card:${card}`));
    return found.find((b) => b.group === "build") ?? found[0];
  }
  /** The reason in a word or two. */
  short(blocked: Blocked): string {
    return this.say(`boreal-ui-short-${blocked.reason[0].replace("boreal-why-", "")}`);
  }

  /** The card that is meant, while one is being narrowed down. */
  get meant(): string | null {
    const touched = (this.deciding.choice?.touched ?? []).find((r) => r.startsWith("card:"));
    const ref = touched ?? [...this.settled].find((r) => r.startsWith("card:"));
    return ref === undefined ? null : cut(ref)[1];
  }

  /** The places of one's own pyramid that may be chosen. */
  readonly places = $derived.by((): PlaceView[] => {
    const { near } = this;
    if (near === undefined || this.swapping) return [];
    const line = lineOf(near.pyramid);
    return [...new Set([...this.glowing, ...this.settled])].flatMap((ref) => {
      const [kind, id] = cut(ref);
      const spot = kind === "place" ? spotOf(id, line) : null;
      if (spot === null) return [];
      return [{ ref, ...spot, label: this.say("boreal-ui-build-on", { place: this.table.reader.name(ref) }), chosen: this.settled.has(ref) }];
    });
  });

  /** The card as it would lie. */
  readonly preview = $derived.by((): (Spot & { card: string; points: number | undefined }) | null => {
    const option = this.deciding.chosen;
    if (option?.group !== "build") return null;
    const card = (option.touches ?? []).find((r) => r.startsWith("card:"));
    const place = (option.touches ?? []).find((r) => r.startsWith("place:"));
    const spot = place === undefined ? null : spotOf(cut(place)[1], lineOf(this.near?.pyramid ?? []));
    return card === undefined || spot === null ? null : { ...spot, card: cut(card)[1], points: numberIn(option, "here") };
  });

  readonly forecast = $derived.by((): Forecast | null => {
    const option = this.deciding.chosen;
    if (option === null || option.group === "swap") return null;
    const rest = numberIn(option, "rest");
    return rest === undefined ? null : { left: numberIn(option, "left"), rest };
  });

  /** How a built card looks: only the exchange chooses among them. */
  built(card: BuiltView): Look {
    if (!this.swapping) return undefined;
    const [place, ref] = [`place:${spotName(card)}`, `card:${card.card}`];
    const touched = this.deciding.choice?.touched ?? [];
    if (this.settled.has(place) || touched.includes(ref) || touched.includes(place)) return "chosen";
    return this.glowing.has(ref) || this.glowing.has(place) ? "can" : "off";
  }

  // ---------------------------------------------------------------- taps

  /** A card of the row or a reserve was tapped: choose it, or show what it is and why it cannot be taken. */
  tap(card: string): void {
    const ref = `card:${card}`;
    if (!this.swapping && (this.glowing.has(ref) || this.settled.has(ref))) this.deciding.touch(ref);
    else this.table.open(ref);
  }
  /** A card of one's own pyramid was tapped. The first of an exchange is touched as a card, the second as a place. */
  tapBuilt(card: BuiltView): void {
    const [place, ref] = [`place:${spotName(card)}`, `card:${card.card}`];
    const touched = this.deciding.choice?.touched ?? [];
    if (!this.swapping) this.table.open(ref);
    else if (touched.length === 0 || touched.includes(ref)) this.deciding.touch(ref);
    else this.deciding.touch(place);
  }
  /** The card in that column of the row, by key. */
  tapColumn(column: number): void {
    const card = this.slots.find((s) => s.column === column)?.card;
    if (card !== null && card !== undefined) this.tap(card);
  }
}
