// The printed words and numbers of the game, as the server's catalogue gives them (GET /api/games/europe-imagined/almanac).

export type Dir = "N" | "E" | "S" | "W";
export type PlaceKind = "village" | "forest" | "harbour" | "bridge" | "shrine" | "castle" | "wonder";
export type LegendClass = "trickster" | "giant" | "beast" | "spirit" | "machine" | "court";
export type Restriction = "none" | "legends_only" | "duels_only";
export type CurseOp = "lose_renown" | "discard" | "discard_down_to" | "exhaust" | "retreat";

/** The seven kinds in the order they are always shown. */
export const KINDS: readonly PlaceKind[] = ["village", "forest", "harbour", "bridge", "shrine", "castle", "wonder"];

export interface TileInfo {
  id: string;
  name: string;
  /** The name for a small tile, in another language than English. */
  short?: string;
  /** null for the Gate. */
  type: PlaceKind | null;
  /** Exits before any turn. */
  exits: Dir[];
  legend: boolean;
  renown: number;
  claim_cost?: number;
  flavour?: string;
}

export interface TypeInfo {
  claim_cost: number;
  renown: number;
  legend: "never" | "some" | "always";
  legend_might_bonus?: number;
  ability: string;
  effect: string;
}

export interface TameReward {
  kind: "tame";
  name: string;
  strength: number;
  restriction: Restriction;
  effect: string;
}
export interface RelicReward {
  kind: "relic";
  name: string;
  effect: string;
}

export interface LegendInfo {
  id: string;
  name: string;
  origin: string;
  class: LegendClass;
  might: number;
  renown: number;
  upper: { timing: string; effect: string } | null;
  curse: { op: CurseOp; n: number }[];
  reward: TameReward | RelicReward;
}

export interface CardInfo {
  id: string;
  name: string;
  kind: "companion" | "maneuver";
  subtype?: "act" | "boost" | "meddle";
  cost: number;
  extra_cost?: { renown?: number; discard?: number };
  strength?: number;
  bonus?: number;
  restriction?: Restriction;
  signature_of?: string;
  effect: string;
}

export interface ExplorerInfo {
  id: string;
  name: string;
  title: string;
  hand_limit: number;
  reserve_limit: number;
  party_limit: number;
  signature: string;
  powers: { id: string; effect: string }[];
}

export interface Almanac {
  gate: TileInfo;
  types: Record<PlaceKind, TypeInfo>;
  tiles: TileInfo[];
  legends: LegendInfo[];
  cards: CardInfo[];
  explorers: ExplorerInfo[];
  decks: Record<string, { card: string; copies: number; starts_in_play?: boolean }[]>;
}

/** A Companion as it lies in a party, whether it came as a card or as a tamed Legend. */
export interface CompanionInfo {
  name: string;
  strength: number;
  restriction: Restriction;
  tamed: boolean;
  effect: string;
}

/** The almanac by id. Every look-up answers something, so a screen never breaks over an id that is newer than it. */
export class Book {
  private readonly tiles: Map<string, TileInfo>;
  private readonly legends: Map<string, LegendInfo>;
  private readonly cards: Map<string, CardInfo>;
  private readonly explorers: Map<string, ExplorerInfo>;

  constructor(readonly almanac: Almanac) {
    const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((entry) => [entry.id, entry]));
    this.tiles = byId([almanac.gate, ...almanac.tiles]);
    this.legends = byId(almanac.legends);
    this.cards = byId(almanac.cards);
    this.explorers = byId(almanac.explorers);
  }
  tile(id: string): TileInfo {
    return this.tiles.get(id) ?? { id, name: id, type: null, exits: [], legend: false, renown: 0 };
  }
  legend(id: string): LegendInfo | undefined {
    return this.legends.get(id);
  }
  card(id: string): CardInfo | undefined {
    return this.cards.get(id);
  }
  explorer(id: string): ExplorerInfo | undefined {
    return this.explorers.get(id);
  }
  companion(id: string): CompanionInfo {
    const card = this.cards.get(id);
    if (card) {
      const { name, strength = 0, restriction = "none", effect } = card;
      return { name, strength, restriction, effect, tamed: false };
    }
    const reward = this.legends.get(id)?.reward;
    if (reward?.kind === "tame") return { ...reward, tamed: true };
    return { name: reward?.name ?? id, strength: 0, restriction: "none", effect: reward?.effect ?? "", tamed: true };
  }
  /** The Might of a Legend on a tile, the Wonder's bonus included. */
  might(legend: string, tile: string): number {
    const kind = this.tile(tile).type;
    return (this.legend(legend)?.might ?? 0) + ((kind && this.almanac.types[kind].legend_might_bonus) || 0);
  }
}
