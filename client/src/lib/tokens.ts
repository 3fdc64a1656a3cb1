// What this device remembers: the seats it holds (with their secret tokens), names, and the look.
// Tokens never leave this store except in the hello of a connection.

const SEATS = "gatekey.seats";
const WATCHED = "gatekey.watched";
const NAME = "gatekey.name";

export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
  /** Token of the host's right, if this device has it. */
  host?: string | undefined;
  /** Player's name, for the list of one's own tables. */
  name: string;
  tableName: string;
  game: string;
  /** Milliseconds since 1970 when this device last played there. */
  used: number;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private browsing without storage: the seat lasts as long as the page.
    memory.set(key, value);
  }
}

const memory = new Map<string, string>();
const get = (key: string): string | null => read(key) ?? memory.get(key) ?? null;

const isHeld = (value: unknown): value is HeldSeat =>
  typeof value === "object" && value !== null && "table" in value && "token" in value && "seat" in value;

export function heldSeats(): HeldSeat[] {
  try {
    const list: unknown = JSON.parse(get(SEATS) ?? "[]");
    return Array.isArray(list) ? list.filter(isHeld) : [];
  } catch {
    return [];
  }
}

export const seatsAt = (table: string): HeldSeat[] => heldSeats().filter((s) => s.table === table).sort((a, b) => a.seat - b.seat);

export function keepSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((s) => !(s.table === seat.table && (s.seat === seat.seat || s.token === seat.token)));
  write(SEATS, JSON.stringify([...others, seat]));
}

export function dropSeat(table: string, token: string): void {
  write(SEATS, JSON.stringify(heldSeats().filter((s) => !(s.table === table && s.token === token))));
}

export function dropTable(table: string): void {
  write(SEATS, JSON.stringify(heldSeats().filter((s) => s.table !== table)));
}

const watched = (): Record<string, unknown> => {
  try {
    const map: unknown = JSON.parse(get(WATCHED) ?? "{}");
    return typeof map === "object" && map !== null ? { ...map } : {};
  } catch {
    return {};
  }
};

/** What opens a locked table to this device as a spectator, in place of the password. */
export function watchToken(table: string): string | undefined {
  const token = watched()[table];
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** Keep a spectator's token; an empty one is forgotten. */
export function keepWatchToken(table: string, token: string): void {
  const { [table]: _, ...others } = watched();
  write(WATCHED, JSON.stringify(token === "" ? others : { ...others, [table]: token }));
}

export const playerName = (): string => get(NAME) ?? "";
export const keepPlayerName = (name: string): void => write(NAME, name);

export const setting = (name: string): string | null => get(`gatekey.${name}`);
export const keepSetting = (name: string, value: string): void => write(`gatekey.${name}`, value);

/** A random string that nobody can guess; works on plain http too. */
export function randomText(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (b) => b.toString(16).padStart(2, "0")).join("");
}
