// A replay that is being looked at: which moment, through whose eyes, and whether it runs by itself. What the table's screens show
// meanwhile is the session's `past`.

import { ApiError, replayPage } from "../api";
import type { TableState } from "../connection";
import { apiSentence } from "../notices.svelte";
import { t } from "../locale.svelte";
import type { Look } from "../route.svelte";
import type { TableSession } from "../session.svelte";
import { Film, readPage, turnFrom, type Moment } from "./film";

/** Moments to a page: enough to go on with while the next one comes, few enough to come at once. */
const PAGE = 100;
/** How long a moment stays while the replay runs by itself, and how much shorter when it is to be quick. */
const STAY_MS = 1200;
export const PACES = [1, 2, 4] as const;

export class Replay {
  film = $state.raw(new Film());
  /** Counts the pages that have come: the film itself is not reactive. */
  private pages = $state(0);
  /** The moment that is wanted; shown as soon as it is here. */
  seq = $state(0);
  eyes = $state<number | null>(null);
  running = $state(false);
  pace = $state<(typeof PACES)[number]>(1);
  /** Where it stops by itself; the end if nobody wants less. */
  private until = Infinity;
  trouble = $state("");
  private loading: Film | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    look: Look,
  ) {
    const { state } = session.line;
    this.eyes = this.allowed.includes(look.eyes ?? state.seat) ? (look.eyes ?? state.seat) : state.seat;
    this.film.last = state.seq;
    this.follow(look);
  }

  /** Whose eyes may be looked through: one's own and everybody's while the game runs, anyone's after it. */
  get allowed(): (number | null)[] {
    const { room, seat } = this.session.line.state;
    if (room !== null && room.status !== "playing" && room.status !== "lobby") return [...room.seats.map((s) => s.seat), null];
    return seat === null ? [null] : [seat, null];
  }

  get last(): number {
    void this.pages;
    return Math.max(this.film.last, this.session.line.state.seq);
  }
  /** The moment that is shown; undefined while it has not come. */
  readonly moment = $derived.by((): Moment | undefined => (void this.pages, this.film.at(this.seq)));
  readonly turns = $derived.by((): number[] => (void this.pages, this.film.turns));
  readonly rounds = $derived.by(() => (void this.pages, this.film.rounds));
  readonly scores = $derived.by(() => (void this.pages, this.film.scores));
  /** How much of the game is here, from 0 to 1. */
  readonly share = $derived.by((): number => (void this.pages, this.last === 0 ? 1 : this.film.size / this.last));

  /** Go where a link or a line of the log leads. */
  follow(look: Look): void {
    this.goTo(look.at ?? look.from ?? this.last);
    this.until = look.to ?? Infinity;
    if (look.from !== null) this.run();
  }

  goTo(seq: number): void {
    this.seq = Math.min(Math.max(1, Math.round(seq)), Math.max(1, this.last));
    void this.load();
  }
  /** By hand: it no longer runs by itself. */
  step(by: number): void {
    this.stop();
    this.goTo(this.seq + by);
  }
  turn(by: 1 | -1): void {
    this.stop();
    this.goTo(turnFrom(this.turns, this.seq, by) ?? (by > 0 ? this.last : 1));
  }

  run(): void {
    if (this.seq >= Math.min(this.until, this.last)) {
      this.until = Infinity;
      if (this.seq >= this.last) this.goTo(1);
    }
    this.running = true;
    this.wait();
  }
  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.running) return;
      if (this.seq >= Math.min(this.until, this.last)) {
        this.stop();
        return;
      }
      if (this.moment !== undefined) this.goTo(this.seq + 1);
      this.wait();
    }, STAY_MS / this.pace);
  }

  look(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    const { last } = this.film;
    this.film = new Film();
    this.film.last = last;
    void this.load();
  }

  /** What the screens are to show instead of the table as it is now; null while the moment has not come. */
  past(now: TableState): TableState | null {
    const { moment } = this;
    if (moment === undefined || now.room === null) return null;
    return {
      ...now,
      // A game that is looked back at asks nobody anything, whatever it does meanwhile.
      room: { ...now.room, status: "finished" },
      seq: moment.seq,
      seat: this.eyes,
      table: moment.table,
      mine: moment.mine,
      ask: null,
      awaiting: [],
      lines: this.film.linesTo(moment.seq),
      undo: false,
      standing: null,
    };
  }

  /** Fetch what is missing: first what is to be shown, then the rest from the beginning. */
  async load(): Promise<void> {
    const { film, eyes } = this;
    if (this.loading === film) return;
    this.loading = film;
    this.trouble = "";
    try {
      for (let since = this.next(film); since !== null && this.film === film; since = this.next(film)) {
        const { code, line } = this.session;
        film.add(readPage(await replayPage(code, line.token, eyes, since, PAGE)));
        this.pages += 1;
      }
    } catch (error) {
      if (this.film === film) this.trouble = error instanceof ApiError ? apiSentence(error) : t("error-unknown");
    } finally {
      if (this.loading === film) this.loading = null;
    }
  }

  private next(film: Film): number | null {
    film.last = Math.max(film.last, this.session.line.state.seq);
    if (film.last === 0) return null;
    if (film.at(this.seq) === undefined) return Math.max(1, Math.floor((this.seq - 1) / PAGE) * PAGE + 1);
    return film.gap();
  }

  close(): void {
    this.stop();
    this.film = new Film();
  }
}
