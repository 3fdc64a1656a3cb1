// Keeps tables of four seats and a spectator busy, and notes when a move has reached whom.

import { now, processorMs, sleep } from "./measure.js";
import { SEATS, usual } from "./workload.js";

export const SPECTATOR = SEATS;
const VIEWERS = SEATS + 1;
// How long a single move may take before something must be wrong.
const PATIENCE_MS = 60_000;

class Room {
  constructor(number) {
    this.number = number;
    this.clients = [];
    this.seen = new Array(VIEWERS).fill(-1);
    this.pending = new Map();
    this.reached = null;
  }
}

/** All tables. `mode` is `stop`, `full` (no pause before a move) or `paced` (exponential pauses of mean `pause` ms). */
export class Load {
  constructor(adapter, tables) {
    this.adapter = adapter;
    this.rooms = Array.from({ length: tables }, (_, i) => new Room(i));
    this.mode = "stop";
    this.pause = 0;
    this.moves = 0;
    this.latencies = null;
  }

  async connectAll() {
    for (const room of this.rooms) for (let who = 0; who < VIEWERS; who++) room.clients[who] = await this.connect(room, who);
  }

  connect(room, who) {
    return this.adapter.open(room.number, who === SPECTATOR ? null : who, (rev, turn) => this.arrived(room, who, rev, turn));
  }

  /** Drops one viewer's connection and opens another; resolves with the milliseconds until it holds the state, and the bytes that took. */
  async reconnect(room, who) {
    room.clients[who].drop();
    await sleep(20);
    room.seen[who] = -1;
    const start = now();
    room.clients[who] = await this.connect(room, who);
    return { ms: now() - start, bytes: room.clients[who].bytes() };
  }

  arrived(room, who, rev, turn) {
    if (rev <= room.seen[who]) return;
    room.seen[who] = rev;
    const move = room.pending.get(rev);
    if (move) {
      if (who === move.by) this.moves++;
      if (++move.reached === VIEWERS) {
        this.latencies?.push(now() - move.at);
        room.pending.delete(rev);
      }
    }
    if (rev === room.reached?.rev) room.reached.resolve();
    else if (who === turn) this.schedule(room, who, rev);
  }

  schedule(room, who, rev) {
    if (this.mode === "full") this.move(room, who, rev);
    else if (this.mode === "paced") setTimeout(() => this.move(room, who, rev), -Math.log(1 - Math.random()) * this.pause);
  }

  move(room, who, rev) {
    if (this.mode === "stop" || room.seen[who] !== rev || room.pending.has(rev + 1)) return;
    room.pending.set(rev + 1, { at: now(), by: who, reached: 0 });
    room.clients[who].send(...usual(rev));
  }

  /** Plays for `warm` and then `seconds` in that mode; resolves with what the second stretch came to once all is quiet. */
  async run(mode, warm, seconds, pid) {
    this.mode = mode;
    for (const room of this.rooms) {
      const turn = room.seen[SPECTATOR] % SEATS;
      this.schedule(room, turn, room.seen[turn]);
    }
    await sleep(1000 * warm);
    const before = this.counters(pid);
    this.latencies = [];
    await sleep(1000 * seconds);
    // On a busy machine a short stretch may hold no whole move; then it is made longer.
    for (const end = now() + PATIENCE_MS; this.latencies.length === 0 && now() < end; ) await sleep(20);
    if (this.latencies.length === 0) throw new Error("no move was told to all viewers");
    const latencies = this.latencies;
    this.latencies = null;
    const after = this.counters(pid);
    this.mode = "stop";
    await this.quiet();
    const difference = Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
    return { ...difference, latencies };
  }

  /** Plays the table of that number at full speed until it is at revision `rev`. */
  async playUntil(number, rev) {
    const room = this.rooms[number];
    const reached = new Promise((resolve) => (room.reached = { rev, resolve }));
    this.mode = "full";
    this.schedule(room, room.seen[SPECTATOR] % SEATS, room.seen[SPECTATOR]);
    await reached;
    this.mode = "stop";
    await this.quiet();
  }

  counters(pid) {
    const client = process.cpuUsage();
    const bytes = this.rooms.reduce((sum, room) => sum + room.clients.reduce((part, viewer) => part + viewer.bytes(), 0), 0);
    const revisions = this.rooms.reduce((sum, room) => sum + room.seen[SPECTATOR], 0);
    return { ms: now(), moves: this.moves, serverMs: processorMs(pid), clientMs: (client.user + client.system) / 1000, bytes, updates: revisions * VIEWERS };
  }

  async quiet() {
    const end = now() + PATIENCE_MS;
    while (this.rooms.some((room) => room.pending.size > 0)) {
      if (now() > end) throw new Error("moves are still on their way after a minute");
      await sleep(20);
    }
  }
}
