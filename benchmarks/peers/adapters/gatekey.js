// Gatekey's own protocol (docs/protocol.md): frames are decoded and deltas applied as the browser client does it.

import { decode, encode } from "@msgpack/msgpack";
import WebSocket from "ws";

import { apply } from "../../../client/src/lib/delta.ts";
import { DECODING, FrameReader } from "../../../client/src/lib/reader.ts";
import { SEATS } from "../workload.js";

const PROTOCOL = 2;
const TABLES_AT_ONCE = 8;
let lastId = 0;

class Connection {
  constructor(socket) {
    this.socket = socket;
    this.reader = new FrameReader();
    this.replies = new Map();
    this.onStep = () => {};
    this.refused = 0;
  }

  /** Connects and says hello; resolves with the connection once it holds a welcome. */
  static open(base, hello, onStep) {
    return new Promise((resolve, reject) => {
      const connection = new Connection(new WebSocket(`${base.replace("http", "ws")}/ws`, { perMessageDeflate: false }));
      connection.welcomed = resolve;
      if (onStep) connection.onStep = onStep;
      connection.socket.on("open", () => connection.send({ t: "hello", v: PROTOCOL, ...hello }));
      connection.socket.on("message", (data) => connection.take(connection.reader.read(decode(data, DECODING))));
      connection.socket.on("error", reject);
    });
  }

  send(frame) {
    this.socket.send(encode(frame));
  }

  command(frame) {
    const id = `c${++lastId}`;
    this.send({ ...frame, id });
    return id;
  }

  /** Sends a command and waits for its reply. */
  ask(frame) {
    return new Promise((resolve, reject) => this.replies.set(this.command(frame), { resolve, reject }));
  }

  take(frame) {
    switch (frame.t) {
      case "welcome":
        this.seq = frame.seq;
        this.table = frame.table ?? null;
        this.mine = frame.mine ?? null;
        this.open = frame.ask;
        this.welcomed(this);
        this.changed();
        break;
      case "step":
        if (frame.seq !== this.seq + 1) throw new Error(`step ${frame.seq} after ${this.seq}`);
        this.seq = frame.seq;
        this.table = apply(this.table, frame.table);
        this.mine = apply(this.mine, frame.mine);
        this.open = frame.ask;
        this.changed();
        break;
      case "ok":
      case "no": {
        const waiting = this.replies.get(frame.id);
        this.replies.delete(frame.id);
        if (frame.t === "no") {
          this.refused++;
          waiting?.reject(new Error(JSON.stringify(frame)));
        } else waiting?.resolve(frame);
        break;
      }
      case "bye":
        throw new Error(JSON.stringify(frame));
    }
  }

  changed() {
    if (this.table !== null) this.onStep(this.table.rev, this.table.turn);
  }
}

/** Somebody who watches a table, reads all that comes and looks at the last frame alone; a client core cannot apply 500 deltas a move. */
export function bystander(base, table) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace("http", "ws")}/ws`, { perMessageDeflate: false });
    let last;
    const watcher = {
      seq() {
        const frame = decode(last);
        return Array.isArray(frame) ? frame[0] : frame.seq;
      },
    };
    socket.on("open", () => socket.send(encode({ t: "hello", v: PROTOCOL, table })));
    socket.on("message", (data) => {
      last = data;
      resolve(watcher);
    });
    socket.on("error", reject);
  });
}

async function setUp(base, room) {
  const digits = String(room).padStart(4, "0");
  const options = Object.fromEntries(["thousands", "hundreds", "tens", "ones"].map((place, i) => [place, digits[i]]));
  const body = { game: "benchmark-cards", seats: SEATS, player: "Player 0", public: false, options };
  const response = await fetch(`${base}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(await response.text());
  const { table, token } = await response.json();
  const tokens = [token];
  const host = await Connection.open(base, { table, token });
  for (let seat = 1; seat < SEATS; seat++) {
    const guest = await Connection.open(base, { table });
    tokens.push((await guest.ask({ t: "sit", name: `Player ${seat}`, seat })).data.token);
    guest.socket.close();
  }
  await host.ask({ t: "start" });
  host.socket.close();
  return { table, tokens };
}

export function adapter({ base }) {
  const tables = [];
  const all = new Set();
  return {
    async prepare(count) {
      let next = 0;
      const lane = async () => {
        while (next < count) {
          const i = next++;
          tables[i] = await setUp(base, i + 1);
        }
      };
      await Promise.all(Array.from({ length: TABLES_AT_ONCE }, lane));
    },
    async open(room, seat, onRevision) {
      const { table, tokens } = tables[room];
      const connection = await Connection.open(base, seat === null ? { table } : { table, token: tokens[seat] }, onRevision);
      all.add(connection);
      return {
        send: (h, s) => connection.command({ t: "do", ask: connection.open.ask, amounts: { h, s } }),
        bytes: () => connection.socket._socket.bytesRead,
        drop: () => connection.socket.terminate(),
        seq: () => connection.seq,
        view() {
          const seats = connection.table.seats.map((side) => ({ ...side, hand: side.seat === seat ? connection.mine.hand : (side.hand ?? null) }));
          return { ...connection.table, you: connection.mine?.you ?? null, seats };
        },
      };
    },
    code: (room) => tables[room].table,
    refused: () => [...all].reduce((sum, connection) => sum + connection.refused, 0),
  };
}
