// What the server sends of a table of Europe Imagined: the part everybody sees and the part of one seat.

/** A message of the catalogue with its arguments. A string argument may be a reference: "tile:T09", "card:lantern_flare",
 *  "legend:golem", "seat:2", "explorer:ilse_varga", "kind:forest". */
export type Text = [key: string, args?: Record<string, TextArg>];
export type TextArg = string | number | Text | Text[];

export type Phase = "dawn" | "act" | "dusk" | "end";

/** A tile on the map. x grows east, y grows north; the Gate lies on 0, 0. */
export interface PlacedTile {
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turn: 0 | 1 | 2 | 3;
  /** Seat of the owner. */
  claim?: number;
  /** Id of the Legend that stands here, or `face_down` for a Trickster nobody has turned over. */
  legend?: string;
}

/** A Companion in a party: a card or a tamed Legend. `copy` tells two cards of one name apart. */
export interface PartyMember {
  id: string;
  copy: number;
  ready: boolean;
  held?: boolean;
  used?: boolean;
}

export interface RelicHeld {
  /** Id of the Legend whose Relic it is. */
  id: string;
  used?: boolean;
}

export interface PlayerView {
  seat: number;
  explorer: string;
  at: string;
  renown: number;
  lanterns: number;
  reserve: number;
  reserve_limit: number;
  hand: number;
  hand_limit: number;
  deck: number;
  discard: string[];
  tally: number;
  markers: number;
  party_limit: number;
  party: PartyMember[];
  relics: RelicHeld[];
  /** What this player has used up this turn: `sail`, `duel`, `rest`, `reroute`, `refresh` … */
  used: string[];
  /** Tiles whose Legend was challenged this turn. */
  attempted: string[];
}

/** One named part of a Strength or a Might. `ref` names what it comes from, as in `Text`. */
export interface FightPart {
  label: Text;
  n: number;
  ref?: string;
}

export interface FightView {
  kind: "challenge" | "duel";
  tile: string;
  attacker: number;
  defender?: number;
  legend?: string;
  step: string;
  /** The attacker's parts. */
  mine: FightPart[];
  theirs: FightPart[];
  meddle?: number;
  meddle_cap?: number;
  passed?: number[];
}

export interface ResultLine {
  seat: number;
  parts: { label: Text; n: number }[];
  total: number;
}

export interface ResultView {
  lines: ResultLine[];
  winners: number[];
  tiebreak?: Text;
}

export interface PublicView {
  round: number;
  levels: number[];
  /** Seat that holds the Gate-key. */
  key: number;
  active: number | null;
  phase: Phase;
  final: boolean;
  turn_order: number[];
  claim_currency: "renown" | "lanterns";
  map: Record<string, PlacedTile>;
  row: string[];
  discovery: number;
  legends_left: number;
  discarded: string[];
  retired: string[];
  players: PlayerView[];
  fight?: FightView;
  result?: ResultView;
}

export interface PrivateView {
  hand: { id: string; copy: number }[];
  /** Face-down Legends this seat has seen, by tile id. */
  known: Record<string, string>;
  looked?: { zone: string; ids: string[] };
}
