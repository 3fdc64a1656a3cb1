// The table of Europe Imagined as the screens need it: the view, what glows in it, and what a tap on something means.

import * as machine from "../../lib/decision";
import { Deciding } from "../../lib/deciding.svelte";
import { recapOf, type Recap } from "../../lib/recap";
import type { TableContext } from "../../lib/table";
import { cut } from "../../lib/text";
import type { Blocked, Decision, Option, Part, Ref } from "../../lib/wire";
import type { Book, PlaceKind } from "./almanac";
import { kindsOf, levelOf } from "./draw/feed";
import type { BalancePart, CellOption, Choice, TileOption, TilePreview } from "./draw/types";
import { glyphOf } from "./glyph";
import { cellOf, dirOf, memberKey, privateView, publicView, type HeldCard, type Mine } from "./model";
import type { FightView, PlacedTile, PlayerView, PublicView } from "./view";

/** A card of the hand with what may be done with it. */
export interface HandCard extends HeldCard {
  choice: Choice;
  /** Why it cannot be used now. */
  why: string | undefined;
}

/** How much a line says to one who was not there. Those that only mark where a turn begins and ends, or that nothing was done, say nothing. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(["dawn", "dusk", "meddle-pass", "meddle-skip", "seat", "level", "draw"].map((key) => [`ei-log-${key}`, 0])),
  ...Object.fromEntries(["claim", "challenge", "challenge-hidden", "duel", "final-round"].map((key) => [`ei-log-${key}`, 3])),
  ...Object.fromEntries(["explore", "sail", "reroute", "meddle", "meddle-over"].map((key) => [`ei-log-${key}`, 2])),
};
/** Reroute may touch half the map; it glows only when it is asked for. */
const QUIET = new Set(["reroute"]);

/** As many Lanterns as possible are kept unless somebody wants less. */
function defaults(decision: Decision): Record<string, number> {
  if (decision.kind !== "reserve") return {};
  return Object.fromEntries((decision.amounts ?? []).map((a) => [a.id, a.most]));
}

export class Board {
  readonly deciding: Deciding;
  readonly view = $derived.by((): PublicView | null => publicView(this.table.session.state.table));
  readonly mine = $derived.by((): Mine => privateView(this.table.session.mine));
  readonly glowing = $derived.by(() => this.deciding.glowing);
  readonly settled = $derived.by(() => new Set(this.deciding.settled));

  constructor(
    readonly table: TableContext,
    private readonly getBook: () => Book,
  ) {
    this.deciding = new Deciding(table, defaults, QUIET);
  }

  get book(): Book {
    return this.getBook();
  }
  private get options(): readonly Option[] {
    return this.deciding.decision === null ? [] : machine.options(this.deciding.decision);
  }
  get seat(): number | null {
    return this.table.session.seat;
  }
  get you(): PlayerView | undefined {
    return this.seat === null ? undefined : this.view?.players[this.seat];
  }
  get level(): number {
    return this.view === null ? 0 : levelOf(this.view);
  }
  kinds(seat: number): PlaceKind[] {
    return this.view === null ? [] : kindsOf(this.view, seat, this.book);
  }
  name(seat: number): string {
    return this.table.reader.name(`seat:${seat}`);
  }
  say(key: string, args?: Record<string, string | number>): string {
    return this.table.reader.say(key, args);
  }

  /** Rivals in turn order, oneself last; for onlookers everybody in turn order. */
  get players(): PlayerView[] {
    const { view } = this;
    if (view === null) return [];
    const order = view.turn_order.flatMap((seat) => view.players[seat] ?? []);
    return this.seat === null ? order : [...order.filter((p) => p.seat !== this.seat), ...order.filter((p) => p.seat === this.seat)];
  }

  /** One word about what a player is doing. */
  status(seat: number): string {
    const { view } = this;
    const info = this.table.session.seatInfo(seat);
    if (info?.conceded) return this.say("conceded");
    if (view?.fight?.passed?.includes(seat)) return this.say("ei-ui-passed");
    if (info?.stand_in) return this.say("stand-in");
    if (info?.kind === "human" && !info.here) return this.say("away");
    if (view !== null && view.active !== null) {
      const at = view.turn_order.indexOf(view.active);
      if (view.turn_order[at + 1] === seat) return this.say("ei-ui-next");
    }
    return info?.kind === "bot" ? this.say("bot") : "";
  }

  /** What a player has used up this turn, as a sentence; empty when nothing. */
  used(player: PlayerView): string {
    const words = [
      ...player.used.map((mark) => this.say(`ei-ui-used-${mark}`)),
      ...player.attempted.map((tile) => this.say("ei-ui-attempted", { tile: this.book.tile(tile).name })),
    ];
    return words.length === 0 ? "" : this.say("draw-used-now", { list: new Intl.ListFormat(this.table.reader.locale).format(words) });
  }

  // ---------------------------------------------------------------- the map

  /** The map to draw: a tile that is being turned is shown by its preview instead. */
  get map(): Record<string, PlacedTile> {
    const placed = this.view?.map ?? {};
    const turning = this.preview?.id;
    if (turning === undefined || !(turning in placed)) return placed;
    return Object.fromEntries(Object.entries(placed).filter(([id]) => id !== turning));
  }
  get pawns(): { seat: number; at: string; name: string }[] {
    return (this.view?.players ?? []).map((p) => ({ seat: p.seat, at: p.at, name: this.name(p.seat) }));
  }
  get here(): PlacedTile | undefined {
    return this.you === undefined ? undefined : this.view?.map[this.you.at];
  }

  readonly cells = $derived.by((): CellOption[] =>
    [...this.glowing].flatMap((ref) => {
      const cell = ref.startsWith("cell:") ? cellOf(ref) : null;
      if (cell === null) return [];
      return [{ ref, ...cell, label: this.cellLabel(ref), chosen: this.settled.has(ref) && this.preview === undefined, ...this.compass(cell) }];
    }).filter((c) => this.preview === undefined || c.x !== this.preview.x || c.y !== this.preview.y),
  );

  readonly tiles = $derived.by((): TileOption[] =>
    [...this.glowing].flatMap((ref) => {
      const [kind, id] = cut(ref);
      if (kind !== "tile" || !(id in this.map)) return [];
      return [{ ref, id, label: this.labelOf(ref), chosen: this.settled.has(ref) }];
    }),
  );

  readonly preview = $derived.by((): TilePreview | undefined => {
    const option = this.deciding.chosen;
    const placed = this.view?.map;
    if (option === null || placed === undefined) return undefined;
    const touched = option.touches ?? [];
    const of = (kind: string): string | undefined => touched.find((r) => r.startsWith(`${kind}:`));
    const [tile, turn, cell] = [of("tile"), of("turn"), of("cell")];
    if (tile === undefined || turn === undefined) return undefined;
    const id = cut(tile)[1];
    const quarters = Number(cut(turn)[1]);
    const canTurn = this.deciding.choice !== null && machine.turns(this.deciding.choice).length > 1;
    if (cell !== undefined) {
      const at = cellOf(cell);
      return at === null ? undefined : { id, ...at, turn: quarter(quarters), canTurn };
    }
    const now = placed[id];
    return now === undefined ? undefined : { id, x: now.x, y: now.y, turn: quarter(now.turn + quarters), canTurn };
  });

  /** The road to an empty space, as a step of exploring. */
  road(ref: Ref): string {
    const cell = cellOf(ref);
    const { dir } = cell === null ? {} : this.compass(cell);
    return dir === undefined ? this.say("ei-ui-step-road") : this.say("ei-ui-step-road-dir", { dir: this.say(`draw-dir-${dir}`) });
  }
  private compass(cell: { x: number; y: number }): { dir?: "N" | "E" | "S" | "W" } {
    const dir = this.here === undefined ? null : dirOf(this.here, cell);
    return dir === null ? {} : { dir };
  }
  private cellLabel(ref: Ref): string {
    const cell = cellOf(ref);
    const { dir } = cell === null ? {} : this.compass(cell);
    return dir === undefined ? this.labelOf(ref) : this.say("ei-ui-explore-dir", { dir: this.say(`draw-dir-${dir}`) });
  }
  private labelOf(ref: Ref): string {
    const option = this.options.find((o) => (o.touches ?? []).includes(ref));
    return option === undefined ? this.table.reader.name(ref) : this.table.reader.plain(option.label);
  }

  // ---------------------------------------------------------------- Row, hand, parties

  readonly row = $derived.by((): Record<string, Choice> => {
    const choices: Record<string, Choice> = {};
    for (const id of this.view?.row ?? []) choices[id] = this.choiceOf(`tile:${id}`);
    return choices;
  });

  readonly hand = $derived.by((): HandCard[] =>
    this.mine.hand.map((card) => {
      const choice = this.choiceOf(card.ref);
      const blocked = choice === undefined ? this.blockedBy(card.ref) : undefined;
      const off = this.deciding.decision !== null && choice === undefined;
      return { ...card, choice: off ? "off" : choice, why: blocked === undefined ? undefined : this.table.reader.plain(blocked.reason) };
    }),
  );

  /** By the keys of a player's panel: what of the party and the Relics may be chosen. */
  choices(player: PlayerView): Record<string, Choice> {
    const choices: Record<string, Choice> = {};
    for (const [key, ref] of this.panelRefs(player)) {
      const choice = this.choiceOf(ref);
      if (choice !== undefined) choices[key] = choice;
    }
    return choices;
  }

  private panelRefs(player: PlayerView): [key: string, ref: Ref][] {
    return [
      ...player.party.map((m): [string, Ref] => {
        const raw = this.rawMember(player.seat, memberKey(`${m.id}#${m.copy}`));
        return [`${m.id}/${m.copy}`, `companion:${raw}`];
      }),
      ...player.relics.map((r): [string, Ref] => [`relic/${r.id}`, `relic:${r.id}`]),
    ];
  }

  /** The id of a party member as the server writes it. */
  private rawMember(seat: number, key: string): string {
    const data = this.table.session.state.table as unknown as { players: { party: { id: string }[] }[] };
    return data.players[seat]?.party.find((m) => memberKey(m.id) === key)?.id ?? key;
  }

  private choiceOf(ref: Ref): Choice {
    if (this.settled.has(ref)) return "chosen";
    return this.glowing.has(ref) ? "can" : undefined;
  }
  private blockedBy(ref: Ref): Blocked | undefined {
    return (this.deciding.decision?.blocked ?? []).find((b) => (b.touches ?? []).includes(ref));
  }

  // ---------------------------------------------------------------- taps

  /** Something on the table was tapped: choose it, say why not, or show what it is. */
  tap(ref: Ref): void {
    if (this.glowing.has(ref) || this.settled.has(ref)) {
      this.deciding.touch(ref);
      return;
    }
    const blocked = this.blockedBy(ref);
    if (blocked !== undefined && ref.startsWith("card:")) this.deciding.why(blocked);
    this.table.open(ref);
  }
  /** Choose to end the turn; it is asked once more before it is done. */
  endTurn(): void {
    const end = this.options.find((o) => o.group === "end");
    if (end !== undefined) this.deciding.take(end);
  }
  tapPanel(player: PlayerView, key: string): void {
    const ref = this.panelRefs(player).find(([k]) => k === key)?.[1];
    if (ref !== undefined) this.tap(ref);
  }

  // ---------------------------------------------------------------- fights

  get fight(): FightView | undefined {
    return this.view?.fight;
  }
  /** Whether the decision that is open is part of the fight. */
  get fighting(): boolean {
    return this.deciding.decision?.balance !== undefined;
  }
  /** Both sides: as they would stand with what is chosen, or as everybody sees them. */
  get sides(): { mine: Part[]; theirs: Part[]; unknown: boolean; prevails: boolean | null; worth: number; counts: number } {
    const choice = this.deciding.choice;
    const totals = choice === null ? null : machine.totals(choice);
    if (totals !== null) return { ...totals, unknown: choice?.decision.balance?.unknown ?? false, prevails: totals.prevails };
    const fight = this.fight;
    return {
      mine: (fight?.mine ?? []) as Part[],
      theirs: (this.mine.target ?? fight?.theirs ?? []) as Part[],
      unknown: fight?.legend === "face_down" && this.mine.target === null,
      prevails: null,
      worth: 0,
      counts: 0,
    };
  }
  slabs(parts: Part[]): BalancePart[] {
    return parts.map((part) => {
      const glyph = part.ref === undefined ? null : glyphOf(part.ref, this.book);
      const named = part.ref !== undefined && /^(legend|companion|card|relic|explorer):/.test(part.ref);
      return {
        label: named ? this.table.reader.name(part.ref ?? "") : this.table.reader.plain(part.label),
        n: part.n,
        ...(glyph === null ? {} : { glyph }),
        ...(part.ref?.startsWith("seat:") ? { seat: Number(cut(part.ref)[1]) } : {}),
        ...(part.ref === "pool:lanterns" || part.ref === "pool:reserve" ? { lantern: true } : {}),
      };
    });
  }

  /** What others did since one's own last turn. */
  get since(): Recap | null {
    return this.table.session.replaying ? null : recapOf(this.table.session.state.lines, this.seat, (key) => WEIGHTS[key] ?? 1);
  }
}

const quarter = (turns: number): 0 | 1 | 2 | 3 => (((turns % 4) + 4) % 4) as 0 | 1 | 2 | 3;
