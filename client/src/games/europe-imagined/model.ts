// From what the server sends to what the drawings take: instances such as `oarsman#1` come apart into card and copy.

import type { Plain } from "../../lib/wire";
import { Book, type Almanac } from "./almanac";
import type { FightPart, FightView, PartyMember, PlayerView, PublicView } from "./view";

/** A card one holds. */
export interface HeldCard {
  /** Its card. */
  id: string;
  /** The reference of this very copy. */
  ref: string;
}

/** What a seat sees besides the public view. */
export interface Mine {
  hand: HeldCard[];
  known: Record<string, string>;
  looked: { zone: string; ids: string[] } | null;
  /** The whole Might of the face-down Legend that is being challenged, for a seat that knows it. */
  target: FightPart[] | null;
}

interface ServerMember extends Omit<PartyMember, "id" | "copy"> {
  id: string;
}
interface ServerPlayer extends Omit<PlayerView, "party"> {
  party: ServerMember[];
}
interface ServerView extends Omit<PublicView, "players" | "fight"> {
  players: ServerPlayer[];
  fight?: FightView;
}
interface ServerMine {
  hand: string[];
  known: Record<string, string>;
  looked?: { zone: string; ids: string[] };
  target?: FightPart[];
}

/** Card and copy of an instance; a tamed Legend has no copies. */
export function instance(id: string): { id: string; copy: number } {
  const at = id.indexOf("#");
  return at < 0 ? { id, copy: 1 } : { id: id.slice(0, at), copy: Number(id.slice(at + 1)) };
}

/** The printed card of an instance. */
export const printed = (id: string): string => instance(id).id;

/** How a player's panel names a Companion; the same for the two spellings of an instance. */
export const memberKey = (id: string): string => {
  const { id: card, copy } = instance(id);
  return `${card}/${copy}`;
};

const isRecord = (data: Plain): data is { [key: string]: Plain } => typeof data === "object" && data !== null && !Array.isArray(data);

export function publicView(data: Plain): PublicView | null {
  if (!isRecord(data)) return null;
  const view = data as unknown as ServerView;
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      discard: player.discard,
      party: player.party.map((member) => ({ ...member, ...instance(member.id) })),
    })),
  };
}

export function privateView(data: Plain): Mine {
  if (!isRecord(data)) return { hand: [], known: {}, looked: null, target: null };
  const mine = data as unknown as ServerMine;
  return {
    hand: mine.hand.map((card) => ({ id: printed(card), ref: `card:${card}` })),
    known: mine.known,
    looked: mine.looked ?? null,
    target: mine.target ?? null,
  };
}

interface Shelves {
  tiles: Record<string, unknown>;
  legends: Record<string, unknown>;
  cards: Record<string, unknown>;
  explorers: Record<string, unknown>;
}

/** The almanac of the server holds maps by id; the book is made of lists. */
export function bookOf(data: Plain): Book {
  const shelves = data as unknown as Shelves;
  return new Book({
    ...(data as object),
    tiles: Object.values(shelves.tiles),
    legends: Object.values(shelves.legends),
    cards: Object.values(shelves.cards),
    explorers: Object.values(shelves.explorers),
  } as Almanac);
}

/** Explanations of single points, as the catalogue has them. */
export function rulingsOf(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null || !("rulings" in entry)) return [];
  return Array.isArray(entry.rulings) ? entry.rulings.filter((r): r is string => typeof r === "string") : [];
}

/** The compass letter of a cell next to a place. */
export function dirOf(from: { x: number; y: number }, to: { x: number; y: number }): "N" | "E" | "S" | "W" | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 1) return "N";
  if (dx === 0 && dy === -1) return "S";
  if (dy === 0 && dx === 1) return "E";
  if (dy === 0 && dx === -1) return "W";
  return null;
}

export function cellOf(ref: string): { x: number; y: number } | null {
  const [x, y] = ref.slice(ref.indexOf(":") + 1).split(",").map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y) ? null : { x, y };
}

