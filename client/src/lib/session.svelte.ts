// One table as this device sees it: a connection for every seat held here, or one that only watches.

import { Connection, Refused, type TableState } from "./connection";
import { socketUrl } from "./api";
import { t } from "./locale.svelte";
import { dropSeat, dropTable, keepPlayerName, keepSeat, keepWatchToken, randomText, seatsAt, watchToken, type HeldSeat } from "./tokens";
import type { Answer, Command, Ok, Plain, RoomInfo, SeatInfo } from "./wire";

/** One connection, made visible to the screens. */
export class Line {
  state = $state.raw<TableState>() as TableState;
  readonly connection: Connection;
  /** What is being typed for the chat; it outlives the sheet it is typed in. */
  draft = $state("");
  /** Whether the token of the host's right has been asked for. */
  private asked = false;

  constructor(
    private readonly code: string,
    public held: HeldSeat | null,
    password?: string,
  ) {
    const token = held?.token ?? (password === undefined ? watchToken(code) : undefined);
    this.connection = new Connection({ url: socketUrl(), table: code, token, host: held?.host, password });
    this.state = this.connection.state;
    this.connection.subscribe((state) => {
      if (state.watch !== null && state.watch !== this.state.watch) keepWatchToken(code, state.watch);
      this.state = state;
    });
  }

  /** Whose right the host's is may change: ask for its token when it is this seat's, and forget it when it no longer is. */
  async claim(): Promise<void> {
    const { room, seat, link } = this.state;
    if (this.held === null || room === null || seat === null || link !== "open") return;
    if (room.host !== seat) {
      this.asked = false;
      this.remember(undefined);
      return;
    }
    if (this.held.host !== undefined || this.asked) return;
    this.asked = true;
    try {
      const ok = await this.send({ t: "host" });
      this.remember((ok.data as { host: string }).host);
    } catch {
      // Refused: another device of this seat has it. Unanswered: the page is going.
    }
  }

  /** What shows the server who one is, for requests beside the connection. */
  get token(): string | undefined {
    return this.held?.token ?? watchToken(this.code);
  }

  private remember(host: string | undefined): void {
    if (this.held === null || this.held.host === host) return;
    this.held = { ...this.held, host };
    keepSeat(this.held);
    if (host !== undefined) this.connection.adoptHost(host);
  }

  /** The line has another seat now. */
  hold(held: HeldSeat): void {
    this.held = held;
    this.asked = false;
    keepSeat(held);
    this.connection.adopt(held.token);
  }

  send(command: Command): Promise<Ok> {
    return this.connection.send(command);
  }

  answer(answer: Answer): Promise<Ok> {
    const ask = this.state.ask?.ask ?? 0;
    return this.send({ t: "do", ask, pick: answer.pick, amounts: answer.amounts });
  }
}

/** Something that tells of one state after the other. */
export interface Feed {
  subscribe(hear: (state: TableState) => void): () => void;
}

export class TableSession {
  lines = $state.raw<Line[]>([]);
  /** Which of the lines is looked at. */
  private index = $state(0);
  /** The table as it stood at a moment that is looked back at; null: as it is now. */
  past = $state.raw<TableState | null>(null);
  /** The line whose hand may be shown. With several seats here it is uncovered by a tap. */
  private shown = $state(0);

  constructor(
    readonly code: string,
    /** Public things only, whatever seats this device holds. */
    readonly watching = false,
    password?: string,
  ) {
    const held = watching ? [] : seatsAt(code);
    this.lines = held.length === 0 ? [new Line(code, null, password)] : held.map((seat) => new Line(code, seat));
    if (this.lines.length > 1) this.shown = -1;
  }

  get line(): Line {
    const line = this.lines[this.index] ?? this.lines[0];
    if (line === undefined) throw new Error("a session has at least one line");
    return line;
  }

  get state(): TableState {
    return this.past ?? this.line.state;
  }

  /** Whether a moment of the past is shown. */
  readonly replaying = $derived(this.past !== null);
  private readonly hearers = new Set<(state: TableState) => void>();
  private readonly reel: Feed = {
    subscribe: (hear) => {
      this.hearers.add(hear);
      return () => this.hearers.delete(hear);
    },
  };

  /** What tells of every state that the screens come to show. */
  get feed(): Feed {
    return this.replaying ? this.reel : this.line.connection;
  }

  /** Show the table as it stood, or (null) as it is now. */
  rewind(past: TableState | null): void {
    this.past = past;
    if (past !== null) for (const hear of this.hearers) hear(past);
  }

  get room(): RoomInfo | null {
    return this.state.room;
  }

  /** The seat one plays now, null for a spectator. */
  get seat(): number | null {
    return this.state.seat;
  }

  get host(): boolean {
    return this.hostLine !== undefined;
  }

  /** The line of this device that is the host's. */
  get hostLine(): Line | undefined {
    return this.lines.find((l) => l.state.seat !== null && l.state.seat === l.state.room?.host);
  }

  /** All seats held on this device. */
  get own(): number[] {
    return this.lines.flatMap((l) => (l.state.seat === null ? [] : [l.state.seat]));
  }

  get several(): boolean {
    return this.lines.length > 1;
  }

  /** The cards of the current seat are to stay hidden until somebody says that the right person holds the device. */
  get covered(): boolean {
    return this.several && this.shown !== this.index && this.room?.status === "playing";
  }

  get mine(): Plain {
    return this.covered ? null : this.state.mine;
  }

  /** Whether the decision of the current seat may be shown. */
  get asked(): boolean {
    return !this.covered && this.state.ask !== null;
  }

  /** Turn to the seat that is asked, if another one of this device is. */
  follow(): void {
    if (!this.several || this.line.state.ask !== null || this.past !== null) return;
    const next = this.lines.findIndex((l) => l.state.ask !== null);
    if (next >= 0) this.index = next;
  }

  turnTo(seat: number): void {
    const next = this.lines.findIndex((l) => l.state.seat === seat);
    if (next >= 0) this.index = next;
  }

  uncover(): void {
    this.shown = this.index;
  }

  /** Sit down with this line, and remember the seat on this device. */
  async sit(line: Line, name: string, seat?: number): Promise<void> {
    const ok = await line.send({ t: "sit", name, nonce: randomText(16), ...(seat === undefined ? {} : { seat }) });
    this.hold(line, ok, name);
    keepPlayerName(name);
  }

  /** The line has got a seat by that reply: remember it on this device. */
  private hold(line: Line, ok: Ok, name?: string): void {
    const data = ok.data as { seat: number; token: string };
    const room = line.state.room;
    line.hold({
      table: this.code,
      seat: data.seat,
      token: data.token,
      name: name ?? room?.seats.find((s) => s.seat === data.seat)?.name ?? "",
      tableName: room?.name ?? "",
      game: room?.game ?? "",
      used: Date.now(),
    });
  }

  /** Take over a seat that was on another device, by its pass; beside the seats that this device holds already. */
  async takeOver(pass: string): Promise<void> {
    const take = async (line: Line): Promise<void> => this.hold(line, await line.send({ t: "take", code: pass }));
    const free = this.lines.find((l) => l.held === null);
    await (free === undefined ? this.beside(take) : take(free));
  }

  /** A pass for the seat of a line, or by the host's line for another one. */
  async pass(line: Line, seat?: number): Promise<{ pass: string; seconds: number }> {
    const ok = await line.send({ t: "pass", ...(seat === undefined ? {} : { seat }) });
    return ok.data as { pass: string; seconds: number };
  }

  /** Another player on this device. */
  async addPlayer(name: string, password?: string): Promise<void> {
    await this.beside((line) => this.sit(line, name), password);
  }

  /** One more line, which stays if it gets its seat. */
  private async beside(seated: (line: Line) => Promise<void>, password?: string): Promise<void> {
    const line = new Line(this.code, null, password);
    try {
      await seated(line);
    } catch (error) {
      line.connection.close();
      throw error;
    }
    // The seat may have been another line's here, which has lost it and only watches.
    for (const idle of this.lines.filter((l) => l.held === null)) idle.connection.close();
    this.lines = [...this.lines.filter((l) => l.held !== null), line];
    this.shown = this.lines.length > 1 ? -1 : this.index; // who holds the device when the game begins is not known
  }

  /** Give up one of the seats of this device. */
  async leave(line: Line): Promise<void> {
    await line.send({ t: "leave" });
    this.forget(line);
  }

  /** The seat of a line is gone (left, or taken away): go on without it, watching if it was the only one. */
  forget(line: Line): void {
    if (line.held !== null) dropSeat(this.code, line.held.token);
    line.held = null;
    if (this.lines.length > 1) {
      this.lines = this.lines.filter((l) => l !== line);
      line.connection.close();
      this.index = 0;
    } else line.connection.reopen({});
  }

  /** Remember under which names this device sits here, and that it has been here just now. */
  note(): void {
    for (const line of this.lines) {
      const { room, seat } = line.state;
      if (line.held === null || room === null || seat === null) continue;
      line.held = { ...line.held, name: this.name(seat), tableName: room.name, game: room.game, used: Date.now() };
      keepSeat(line.held);
    }
  }

  /** Keep the host's token with the host, see {@link Line.claim}. */
  claim(): void {
    for (const line of this.lines) void line.claim();
  }

  /** The table itself is gone. */
  forgetTable(): void {
    dropTable(this.code);
  }

  name(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return "";
    const info = this.seatInfo(seat);
    return info?.name || t(info?.kind === "bot" ? "bot-n" : "seat-n", { letter: "ABCD"[seat % 4] ?? "" });
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.room?.seats.find((s) => s.seat === seat);
  }

  close(): void {
    for (const line of this.lines) line.connection.close();
  }
}

export const isRefused = (error: unknown): error is Refused => error instanceof Refused;
