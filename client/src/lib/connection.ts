// One websocket to one table as one viewer. Holds the one copy of that view, brings it up to date with what the server sends,
// and comes back by itself after every loss. Knows no game and guesses nothing: the view changes only when the server says so.

import { decode, encode } from "@msgpack/msgpack";

import { apply } from "./delta";
import { digest } from "./digest";
import { DECODING, FrameReader } from "./reader";
import { randomText } from "./tokens";
import {
  PROTOCOL,
  type Ask,
  type Awaited,
  type Bye,
  type ChatLine,
  type ClientFrame,
  type Command,
  type Hello,
  type LogLine,
  type No,
  type Ok,
  type Plain,
  type RoomInfo,
  type ServerFrame,
  type StandingScope,
  type Step,
  type Text,
  type Welcome,
} from "./wire";

/** `opening`: not there yet; `open`: fine; `shaky`: an answer is overdue; `lost`: trying again; `closed`: over, see `bye`. */
export type Link = "opening" | "open" | "shaky" | "lost" | "closed";

export interface TableState {
  link: Link;
  /** Whether a welcome has ever arrived, so that there is something to show. */
  known: boolean;
  bye: Bye | null;
  seq: number;
  room: RoomInfo | null;
  seat: number | null;
  table: Plain;
  mine: Plain;
  ask: Ask | null;
  awaiting: Awaited[];
  lines: LogLine[];
  chat: ChatLine[];
  undo: boolean;
  standing: StandingScope | null;
  /** Seconds to add to this device's clock to get the server's. */
  skew: number;
  /** The server's time since when somebody who plays has been here without a break: no turn clock began before. */
  attended: number;
  /** Whether something was asked of the server that it has not answered yet. */
  waiting: boolean;
  /** The table that goes on with the same people, once the host has opened it. */
  moved: { table: string; token: string } | null;
  /** Whether another device has taken over the seat that was this one's. */
  elsewhere: boolean;
  /** What everybody was told last. A new object each time. */
  notice: { text: Text } | null;
  /** The spectator's token of this table: null while none has come, empty once it has turned out void. */
  watch: string | null;
}

/** The server refused a command; nothing changed. */
export class Refused extends Error {
  constructor(readonly no: No) {
    super(no.code);
  }
}
/** The connection was closed for good before the command was answered. */
export class Unanswered extends Error {}

export interface SocketLike {
  binaryType: BinaryType;
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  table: string;
  token?: string | undefined;
  host?: string | undefined;
  password?: string | undefined;
  socket?: (url: string) => SocketLike;
}

/** With what an answer may take, a loss is seen within three seconds. */
const PING_MS = 1500;
const PING_HIDDEN_MS = 20_000;
/** How long an answer may take before the connection is called shaky, and before it is given up. */
const OVERDUE_MS = 1000;
const GIVE_UP_MS = 7000;
const BACKOFF_MS = [200, 500, 1000, 1500, 2000, 2500];
const KEPT_LINES = 2000;
const OPEN = 1;

/** How a spectator's token begins. */
const WATCH = "watch_";

/** Byes after which trying again in the same way is pointless. */
const FINAL = new Set(["version", "no_table", "bad_token", "password"]);

interface Pending {
  frame: Command & { id: string };
  resolve: (ok: Ok) => void;
  reject: (error: Error) => void;
}

const EMPTY: TableState = {
  link: "opening",
  known: false,
  bye: null,
  seq: 0,
  room: null,
  seat: null,
  table: null,
  mine: null,
  ask: null,
  awaiting: [],
  lines: [],
  chat: [],
  undo: false,
  standing: null,
  skew: 0,
  attended: 0,
  waiting: false,
  moved: null,
  elsewhere: false,
  notice: null,
  watch: null,
};

export class Connection {
  state: TableState = EMPTY;
  readonly table: string;
  private token: string | undefined;
  private host: string | undefined;
  private password: string | undefined;
  private readonly url: string;
  private readonly makeSocket: (url: string) => SocketLike;
  private socket: SocketLike | null = null;
  /** The socket that has had its first welcome. */
  private greeted: SocketLike | null = null;
  private reader = new FrameReader();
  private readonly listeners = new Set<(state: TableState) => void>();
  private readonly pending = new Map<string, Pending>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private givenUp: ReturnType<typeof setTimeout> | undefined;
  private digested: { table: Plain; mine: Plain; value: number } | null = null;

  constructor(options: ConnectionOptions) {
    this.url = options.url;
    this.table = options.table;
    this.token = options.token;
    this.host = options.host;
    this.password = options.password;
    this.makeSocket = options.socket ?? ((url) => new WebSocket(url));
    addEventListener("visibilitychange", this.probe);
    addEventListener("pageshow", this.probe);
    addEventListener("online", this.probe);
    addEventListener("offline", this.doubt);
    this.connect();
  }

  /** Call `listener` now and after every change. Returns how to stop. */
  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** Send a command. Resolves when it was carried out (and is stored), rejects with {@link Refused} or {@link Unanswered}.
   *  Survives a loss of the connection: it is sent again under the same id, which the server carries out once. */
  send(command: Command): Promise<Ok> {
    return new Promise((resolve, reject) => {
      if (this.state.link === "closed") {
        reject(new Unanswered());
        return;
      }
      const frame = { ...command, id: randomText(9) };
      this.pending.set(frame.id, { frame, resolve, reject });
      this.change({ waiting: true });
      if (this.ready) this.put(frame);
    });
  }

  /** From now on this connection is that seat's (after sitting down), also when it has to come back. */
  adopt(token: string): void {
    this.token = token;
    this.host = undefined;
    this.change({ elsewhere: false });
  }

  /** From now on this connection has the host's right, also when it has to come back. */
  adoptHost(token: string): void {
    this.host = token;
  }

  /** Start afresh as somebody else, or with another password. */
  reopen(as: { token?: string | undefined; password?: string | undefined }): void {
    this.token = as.token;
    this.host = undefined;
    this.password = as.password;
    this.attempts = 0;
    this.dropSocket();
    this.change({ link: "opening", bye: null });
    this.connect();
  }

  /** Look whether the connection still stands, or try again at once if it does not. */
  readonly probe = (): void => {
    if (this.state.link === "closed") return;
    if (this.ready) this.ping();
    else if (this.socket === null) {
      this.attempts = 0;
      this.connect();
    }
  };

  close(): void {
    removeEventListener("visibilitychange", this.probe);
    removeEventListener("pageshow", this.probe);
    removeEventListener("online", this.probe);
    removeEventListener("offline", this.doubt);
    this.dropSocket();
    clearTimeout(this.retry);
    this.change({ link: "closed" });
    this.abandon();
    this.listeners.clear();
  }

  private get ready(): boolean {
    return this.socket !== null && this.socket.readyState === OPEN && (this.state.link === "open" || this.state.link === "shaky");
  }

  private readonly doubt = (): void => {
    if (this.ready) this.change({ link: "shaky" });
  };

  private change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener(this.state);
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.makeSocket(this.url);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.reader = new FrameReader();
    socket.onopen = () => {
      if (this.socket === socket) this.put(this.hello());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket && event.data instanceof ArrayBuffer) this.receive(event.data);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    socket.onerror = () => {
      if (this.socket === socket && socket.readyState !== OPEN) this.lose();
    };
    // A host that swallows packets never closes: give up on it by ourselves.
    this.givenUp = setTimeout(() => this.lose(), GIVE_UP_MS);
  }

  private hello(): Hello {
    const last = this.state.lines.at(-1);
    return {
      t: "hello",
      v: PROTOCOL,
      table: this.table,
      ...(this.token === undefined ? {} : { token: this.token }),
      ...(this.host === undefined ? {} : { host: this.host }),
      ...(this.password === undefined ? {} : { password: this.password }),
      line: last === undefined ? 0 : last.n + 1,
    };
  }

  private put(frame: ClientFrame): void {
    this.socket?.send(encode(frame, { ignoreUndefined: true }));
  }

  private dropSocket(): void {
    clearTimeout(this.beat);
    this.stopClocks();
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private lose(): void {
    this.dropSocket();
    if (this.state.link === "closed") return;
    if (this.state.bye?.code === "bad_token" && this.token?.startsWith(WATCH)) {
      // What stood in for the password is void: the server will ask for it.
      this.token = undefined;
      this.change({ bye: null, watch: "" });
    }
    if (this.state.bye !== null && FINAL.has(this.state.bye.code)) {
      this.change({ link: "closed" });
      this.abandon();
      return;
    }
    this.change({ link: "lost" });
    const wait = BACKOFF_MS[Math.min(this.attempts, BACKOFF_MS.length - 1)] ?? 5000;
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private abandon(): void {
    for (const { reject } of this.pending.values()) reject(new Unanswered());
    this.pending.clear();
    if (this.state.waiting) this.change({ waiting: false });
  }

  private receive(data: ArrayBuffer): void {
    this.answered();
    try {
      this.take(this.reader.read(decode(data, DECODING)));
    } catch (error) {
      // What arrived does not fit what is held: fetch the whole view again.
      console.error(error);
      this.lose();
    }
  }

  private take(frame: ServerFrame): void {
    switch (frame.t) {
      case "welcome":
        return this.welcome(frame);
      case "step":
        return this.step(frame);
      case "room":
        return this.change({ room: frame.room });
      case "you":
        return this.change({ seat: frame.seat ?? null, standing: frame.standing ?? null, elsewhere: frame.elsewhere ?? false });
      case "moved":
        return this.change({ moved: { table: frame.table, token: frame.token } });
      case "notice":
        return this.change({ notice: { text: frame.text } });
      case "chat":
        return this.change({ chat: [...this.state.chat, frame.line] });
      case "ok":
      case "no":
        return this.settle(frame);
      case "bye":
        return this.change({ bye: frame });
      case "pong":
        return;
    }
  }

  private welcome(frame: Welcome): void {
    this.attempts = 0;
    if (frame.watch) {
      // It does in place of the password, which need not be kept.
      this.token = frame.watch;
      this.password = undefined;
    }
    this.change({
      link: "open",
      known: true,
      bye: null,
      seq: frame.seq,
      room: frame.room,
      seat: frame.seat,
      table: frame.table ?? null,
      mine: frame.mine ?? null,
      ask: frame.ask ?? null,
      awaiting: frame.awaiting ?? [],
      lines: mergeLines(this.state.lines, frame.lines ?? []),
      chat: frame.chat ?? [],
      undo: frame.undo ?? false,
      standing: frame.standing ?? null,
      watch: frame.watch ?? this.state.watch,
      skew: frame.now === undefined ? 0 : frame.now - Date.now() / 1000,
      attended: frame.attended ?? 0,
    });
    // Once a connection: what has gone out on this one is on its way, and a further welcome says nothing about it.
    if (this.greeted !== this.socket) {
      this.greeted = this.socket;
      for (const { frame: command } of this.pending.values()) this.put(command);
    }
    this.schedulePing();
  }

  private step(frame: Step): void {
    if (frame.seq <= this.state.seq) return;
    if (frame.seq !== this.state.seq + 1) throw new Error(`step ${frame.seq} after ${this.state.seq}`);
    this.change({
      seq: frame.seq,
      table: apply(this.state.table, frame.table),
      mine: apply(this.state.mine, frame.mine),
      ask: frame.ask ?? null,
      awaiting: frame.awaiting ?? [],
      lines: mergeLines(this.state.lines, frame.lines ?? []),
      undo: frame.undo ?? false,
    });
  }

  private settle(frame: Ok | No): void {
    // The server stops and did nothing; the command goes out again on the next connection.
    if (frame.t === "no" && frame.code === "draining") return;
    const waiting = this.pending.get(frame.id);
    if (waiting === undefined) return;
    this.pending.delete(frame.id);
    if (this.pending.size === 0) this.change({ waiting: false });
    if (frame.t === "ok") waiting.resolve(frame);
    else waiting.reject(new Refused(frame));
  }

  /** Older lines fetched on demand come before the ones that are held. */
  prepend(lines: LogLine[]): void {
    const first = this.state.lines[0]?.n ?? Infinity;
    this.change({ lines: [...lines.filter((l) => l.n < first), ...this.state.lines] });
  }

  private schedulePing(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), document.visibilityState === "hidden" ? PING_HIDDEN_MS : PING_MS);
  }

  private ping(): void {
    if (!this.ready) return;
    // The clock of an unanswered probe runs on; a further one does not start it anew.
    this.overdue ??= setTimeout(() => this.change({ link: "shaky" }), OVERDUE_MS);
    this.givenUp ??= setTimeout(() => this.lose(), GIVE_UP_MS);
    this.put({ t: "ping", seq: this.state.seq, digest: this.digest() });
    this.schedulePing();
  }

  private answered(): void {
    this.stopClocks();
    if (this.state.link === "shaky") this.change({ link: "open" });
  }

  private stopClocks(): void {
    clearTimeout(this.overdue);
    clearTimeout(this.givenUp);
    this.overdue = this.givenUp = undefined;
  }

  private digest(): number {
    const { table, mine } = this.state;
    if (this.digested === null || this.digested.table !== table || this.digested.mine !== mine)
      this.digested = { table, mine, value: digest(table, mine) };
    return this.digested.value;
  }
}

/** The lines in the order of their numbers, each once; a gap drops what lies before it, since History can fetch that again. */
export function mergeLines(held: LogLine[], fresh: LogLine[]): LogLine[] {
  const first = fresh[0];
  if (first === undefined) return held;
  const before = held.filter((l) => l.n < first.n);
  const joined = (before.at(-1)?.n ?? first.n - 1) === first.n - 1 ? [...before, ...fresh] : fresh;
  return joined.length > KEPT_LINES ? joined.slice(-KEPT_LINES) : joined;
}
