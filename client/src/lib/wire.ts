// What goes over the network: the client's picture of the protocol (docs/protocol.md).

export const PROTOCOL = 2;

/** Plain data, as MessagePack carries it. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** A reference such as `tile:T09` or `seat:2`. */
export type Ref = string;
export type TextArg = number | Ref | Text | Text[];
/** A message of the catalogue with its arguments. */
export type Text = [key: string, args?: { [name: string]: TextArg }];

export interface Option {
  id: string;
  label: Text;
  group?: string;
  touches?: Ref[];
  detail?: Text;
  cost?: Record<string, number>;
  worth?: number;
  fixed?: boolean;
  also?: string[];
}

export interface Blocked {
  id: string;
  label: Text;
  reason: Text;
  rule?: string;
  group?: string;
  touches?: Ref[];
}

export interface Amount {
  id: string;
  label: Text;
  most: number;
  least?: number;
  cost?: Record<string, number>;
  worth?: number;
}

export interface Part {
  label: Text;
  n: number;
  ref?: Ref;
}

export interface Balance {
  mine: Part[];
  theirs: Part[];
  level_wins?: boolean;
  unknown?: boolean;
  /** The most that the selection can add; what it exceeds this by is lost. */
  most?: number;
  /** What prevailing brings, and falling short. */
  win?: Text;
  lose?: Text;
}

export interface Decision {
  seat: number;
  kind: string;
  prompt: Text;
  options?: Option[];
  choose?: [least: number, most: number];
  ordered?: boolean;
  passing?: Text;
  amounts?: Amount[];
  budget?: Record<string, number>;
  limits?: Record<string, [least: number, most: number]>;
  blocked?: Blocked[];
  balance?: Balance;
  about?: Ref[];
  rest?: boolean;
  window?: boolean;
}

export interface Answer {
  pick: string[];
  amounts: Record<string, number>;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "human" | "bot";
  name?: string;
  choices?: Record<string, string>;
  here?: boolean;
  away_since?: number;
  stand_in?: boolean;
  conceded?: boolean;
}

export type Status = "lobby" | "playing" | "finished" | "conceded" | "ended" | "stopped";

export interface RoomInfo {
  code: string;
  name: string;
  game: string;
  status: Status;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: number | null;
  public: boolean;
  locked: boolean;
  spectators?: number;
  beat_ms?: number;
  pledge?: string;
  secret?: string;
  nonces?: string[];
  winners?: number[];
  next_table?: string;
}

export interface Ask {
  ask: number;
  decision: Decision;
}

export interface Awaited {
  seat: number;
  kind: string;
  since: number;
}

export interface LogLine {
  n: number;
  text: Text;
  seq: number;
  seat?: number;
  depth?: number;
}

export interface ChatLine {
  n: number;
  at: number;
  text: string;
  seat?: number;
  name?: string;
}

export type StandingScope = "challenge" | "turn" | "dawn" | "always";

// ------------------------------------------------------------------ from this client

export interface Hello {
  t: "hello";
  v: number;
  table: string;
  token?: string;
  host?: string;
  password?: string;
  line?: number;
}

/** A command without the id, which the connection adds. */
export type Command =
  | { t: "do"; ask: number; pick: string[]; amounts: Record<string, number> }
  | { t: "undo" }
  | { t: "sit"; name: string; seat?: number; nonce: string }
  | { t: "pass"; seat?: number }
  | { t: "take"; code: string }
  | { t: "host" }
  | { t: "leave" }
  | { t: "rename"; name: string }
  | { t: "choose"; choice: string; value: string; seat?: number }
  | { t: "settings"; name?: string; options?: Record<string, string>; seats?: number; public?: boolean }
  | { t: "kick"; seat: number }
  | { t: "bot"; seat: number; on: boolean }
  | { t: "stand_in"; seat: number; on: boolean }
  | { t: "start" }
  | { t: "again" }
  | { t: "standing"; scope: StandingScope | null }
  | { t: "say"; text: string }
  | { t: "concede" }
  | { t: "end" }
  | { t: "advice" }
  | { t: "history"; before: number };

export type ClientFrame = Hello | { t: "ping"; seq: number; digest: number } | (Command & { id: string });

// ------------------------------------------------------------------ from the server

export interface Welcome {
  t: "welcome";
  v: number;
  seq: number;
  room: RoomInfo;
  seat: number | null;
  table?: Plain;
  mine?: Plain;
  ask?: Ask | null;
  awaiting?: Awaited[];
  lines?: LogLine[];
  /** Number of the last line of the log, also of one that is not among `lines`. */
  line?: number;
  /** Unix time from which the seconds in steps count. */
  epoch?: number;
  chat?: ChatLine[];
  undo?: boolean;
  standing?: StandingScope | null;
  watch?: string;
  now?: number;
  /** Unix time since when somebody with a seat has been connected without a break. */
  attended?: number;
}

/** A step made whole (reader.ts); on the wire it is an array. */
export interface Step {
  t: "step";
  seq: number;
  table?: Plain;
  mine?: Plain;
  ask?: Ask | null;
  awaiting?: Awaited[];
  lines?: LogLine[];
  undo?: boolean;
}

export interface Ok {
  t: "ok";
  id: string;
  seq: number;
  data?: Plain;
}

export interface No {
  t: "no";
  id: string;
  code: string;
  text: Text;
  rule?: string;
}

export interface Bye {
  t: "bye";
  code: string;
  text: Text;
}

export type ServerMap =
  | Welcome
  | { t: "room"; room: RoomInfo }
  | { t: "you"; seat?: number | null; elsewhere?: boolean; standing?: StandingScope | null }
  | { t: "moved"; table: string; token: string }
  | { t: "notice"; text: Text }
  | { t: "chat"; line: ChatLine }
  | Ok
  | No
  | { t: "pong"; seq: number }
  | Bye;

export type ServerFrame = ServerMap | Step;

// ------------------------------------------------------------------ over HTTP

export interface Summary {
  table: string;
  name: string;
  game: string;
  status: Status;
  players: string[];
  seats: number;
  open_seats: number;
  locked: boolean;
  created: number;
  played: number;
}

export interface SeatChoice {
  id: string;
  label: Text;
  values: Ref[];
  distinct: boolean;
}

export interface TableOption {
  id: string;
  label: Text;
  values: string[];
}

export interface GameInfo {
  id: string;
  version: string;
  name: string;
  blurb: string;
  seats: [fewest: number, most: number];
  minutes: [shortest: number, longest: number];
  seat_choices: SeatChoice[];
  table_options: TableOption[];
  /** Bots to choose from, the default first; empty when there is but one. */
  bots: string[];
  /** Seats of its guided first game; 0: it has none. */
  lesson: number;
}

export interface MissingGame {
  id: string;
  /** Why it could not be loaded, as the server's terminal says it. */
  reason: string;
}

export interface TableSpec {
  game: string;
  seats: number;
  name?: string;
  player: string;
  options?: Record<string, string>;
  password?: string;
  public?: boolean;
  nonce?: string;
  /** The game's guided first game. */
  lesson?: boolean;
}

export interface Created {
  table: string;
  seat: number;
  token: string;
  host: string;
}
