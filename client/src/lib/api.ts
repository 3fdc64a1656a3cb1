// The JSON API of the server.

import type { Created, GameInfo, MissingGame, Plain, Summary, TableSpec, Text } from "./wire";

/** The server's answer to a request it refuses, or no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text | null,
    /** The reason as a sentence. */
    readonly reason = "",
  ) {
    super(code);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    // The language of the page, which may be another than the browser's.
    const headers = { ...(init?.headers as Record<string, string> | undefined), "accept-language": document.documentElement.lang };
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError(0, "unreachable", null);
  }
  if (response.ok) return response;
  let code = "http";
  let text: Text | null = null;
  let reason = "";
  try {
    const body = (await response.json()) as { code?: string; text?: Text; message?: string };
    code = body.code ?? code;
    text = body.text ?? null;
    reason = body.message ?? "";
  } catch {
    // Not one of the API's own refusals; the status says enough.
  }
  throw new ApiError(response.status, code, text, reason);
}

const json = async <T>(path: string): Promise<T> => (await (await request(path)).json()) as T;

const kept = new Map<string, Promise<unknown>>();
/** Fetched once and kept; a failure is forgotten, so that it can be tried again. */
function once<T>(path: string, load: () => Promise<T>): Promise<T> {
  const held = kept.get(path) as Promise<T> | undefined;
  if (held !== undefined) return held;
  const fresh = load();
  kept.set(path, fresh);
  fresh.catch(() => kept.delete(path));
  return fresh;
}

const shelf = (locale: string): Promise<{ games: GameInfo[]; missing: MissingGame[] }> =>
  once(`games/${locale}`, () => json(`/api/games?locale=${encodeURIComponent(locale)}`));

export const games = async (locale: string): Promise<GameInfo[]> => (await shelf(locale)).games;

/** Games that are announced on the server and could not be loaded. */
export const missingGames = async (locale: string): Promise<MissingGame[]> => (await shelf(locale)).missing;

export const almanac = (game: string): Promise<Plain> =>
  once(`almanac/${game}`, () => json<Plain>(`/api/games/${encodeURIComponent(game)}/almanac`));

/** The game's messages together with the server's own. */
export const texts = (game: string, locale: string): Promise<string> =>
  once(`texts/${game}/${locale}`, async () =>
    (await request(`/api/games/${encodeURIComponent(game)}/texts/${encodeURIComponent(locale)}`)).text(),
  );

export const tables = async (): Promise<Summary[]> => (await json<{ tables: Summary[] }>("/api/tables")).tables;

export async function createTable(spec: TableSpec): Promise<Created> {
  const response = await request("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(spec),
  });
  return (await response.json()) as Created;
}

const shown = (token: string | undefined): RequestInit => (token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

/** A stretch of a game as a seat saw it, or a spectator (null). */
export async function replayPage(code: string, token: string | undefined, seat: number | null, since: number, count: number): Promise<Uint8Array> {
  const query = `since=${since}&count=${count}${seat === null ? "" : `&seat=${seat}`}`;
  const response = await request(`/api/tables/${encodeURIComponent(code)}/replay?${query}`, shown(token));
  return new Uint8Array(await response.arrayBuffer());
}

/** A game that is over, as a file. */
export const exportFile = async (code: string, token: string | undefined): Promise<Blob> =>
  (await request(`/api/tables/${encodeURIComponent(code)}/export`, shown(token))).blob();

/** What was found when a game was checked. */
export interface Checked {
  holds: boolean;
  steps: number;
  checks: { id: string; problems: string[]; left_out: string }[];
}

/** Have the server check a game that is over; `progress` is told how much of it is done, from 0 to 1. */
export async function checkGame(code: string, token: string | undefined, progress: (share: number) => void): Promise<Checked> {
  const response = await request(`/api/tables/${encodeURIComponent(code)}/verify`, shown(token));
  const reader = response.body?.getReader();
  const text = new TextDecoder();
  let rest = "";
  let found: Checked | undefined;
  const hear = (line: string): void => {
    if (line === "") return;
    const told = JSON.parse(line) as Checked | { done: number; of: number };
    if ("of" in told) progress(told.done / told.of);
    else found = told;
  };
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    const lines = (rest + text.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(hear);
  }
  hear(rest);
  if (found === undefined) throw new ApiError(0, "unreachable", null);
  return found;
}

/** Take the file of a game in as a new table; its code. */
export async function importFile(file: Blob): Promise<string> {
  const response = await request("/api/imports", { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });
  return ((await response.json()) as { table: string }).table;
}

/** Addresses at which other devices reach this server, the likeliest first. */
export const here = async (): Promise<string[]> => (await json<{ urls: string[] }>("/api/here")).urls;

export const qrUrl = (code: string): string => `/api/tables/${encodeURIComponent(code)}/qr.svg`;
/** Where the websocket of a table is. */
export const socketUrl = (): string => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`;
