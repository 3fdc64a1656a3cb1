import { decode, encode } from "@msgpack/msgpack";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, mergeLines, Refused, type SocketLike } from "../src/lib/connection";
import { digest } from "../src/lib/digest";
import { PROTOCOL } from "../src/lib/wire";
import type { ClientFrame, LogLine, RoomInfo, ServerMap } from "../src/lib/wire";

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  binaryType: BinaryType = "blob";
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  sent: ClientFrame[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: Uint8Array<ArrayBuffer>): void {
    this.sent.push(decode(data) as ClientFrame);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  say(frame: ServerMap | unknown[]): void {
    const bytes = encode(frame);
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

const room: RoomInfo = { code: "OWL7K2", name: "T", game: "nim", status: "playing", options: {}, seats: [], host: 0, public: true, locked: false };
const welcome = (seq: number, table: { stones: number }): ServerMap => ({
  t: "welcome", v: 2, seq, room, seat: 0, table, mine: { hand: ["card1"] },
  lines: [[1, ["dealt", {}], 1, null, 0]] as unknown as LogLine[], line: 1, now: Date.now() / 1000,
});
const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was made");
  return socket;
};
const make = (): Connection => new Connection({ url: "ws://x/ws", table: "OWL7K2", token: "seat_x", socket: () => new FakeSocket() });
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  connection = make();
  last().open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("says hello with the token, and holds what the welcome brings", () => {
  expect(last().sent[0]).toEqual({ t: "hello", v: 2, table: "OWL7K2", token: "seat_x", line: 0 });
  last().say(welcome(3, { stones: 11 }));
  expect(connection.state).toMatchObject({ link: "open", seq: 3, seat: 0, table: { stones: 11 }, mine: { hand: ["card1"] } });
});

test("after a password the spectator's token takes its place, and a void one asks for it again", () => {
  connection.reopen({ password: "sesame" });
  last().open();
  expect(last().sent[0]).toMatchObject({ password: "sesame" });
  last().say({ ...welcome(3, { stones: 11 }), seat: null, watch: "watch_w" } as ServerMap);
  expect(connection.state.watch).toBe("watch_w");
  last().break();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent[0]).toEqual({ t: "hello", v: PROTOCOL, table: "OWL7K2", token: "watch_w", line: 2 });
  last().say({ t: "bye", code: "bad_token", text: ["t", {}] });
  last().break();
  expect(connection.state).toMatchObject({ link: "lost", watch: "" });
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent[0]).toEqual({ t: "hello", v: PROTOCOL, table: "OWL7K2", line: 2 });
});

test("the host's token goes with the seat's, and not with the next one's", () => {
  connection.adoptHost("host_h");
  last().break();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent[0]).toMatchObject({ token: "seat_x", host: "host_h" });
  connection.adopt("seat_y");
  last().break();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent[0]).not.toHaveProperty("host");
});

test("steps bring the view up to date; an old one is skipped", () => {
  last().say(welcome(3, { stones: 11 }));
  last().say([4, ["stones"], { "\0": 9 }, null, null, null, [4, true]]);
  last().say([4, null, { "\0": 1 }, null, null]);
  expect(connection.state.table).toEqual({ stones: 9 });
  expect(connection.state.ask?.ask).toBe(4);
  last().say([5, null, null, null, null]);
  expect(connection.state).toMatchObject({ seq: 5, ask: null, table: { stones: 9 } });
});

test("a missed step is healed by a new hello that asks only for new lines", () => {
  last().say(welcome(3, { stones: 11 }));
  last().say([6, null, { stones: 9 }, null, null]);
  expect(connection.state.link).toBe("lost");
  vi.advanceTimersByTime(400);
  last().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().sent[0]).toMatchObject({ t: "hello", line: 2 });
  last().say(welcome(6, { stones: 4 }));
  expect(connection.state).toMatchObject({ link: "open", seq: 6, table: { stones: 4 } });
});

test("a command is answered once, also across a loss of the connection", async () => {
  last().say(welcome(3, { stones: 11 }));
  const reply = connection.send({ t: "do", ask: 3, pick: ["take:1"], amounts: {} });
  const first = last().sent.at(-1);
  last().break();
  vi.advanceTimersByTime(400);
  last().open();
  last().say(welcome(3, { stones: 11 }));
  const again = last().sent.at(-1);
  expect(again).toEqual(first);
  if (again === undefined || !("id" in again)) throw new Error("not a command");
  last().say({ t: "ok", id: again.id, seq: 4 });
  await expect(reply).resolves.toMatchObject({ seq: 4 });
});

test("a command before the welcome waits for it", () => {
  connection.send({ t: "say", text: "hello" }).catch(() => undefined);
  expect(last().sent).toHaveLength(1);
  last().say(welcome(1, { stones: 1 }));
  expect(last().sent.at(-1)).toMatchObject({ t: "say", text: "hello" });
});

test("a refusal carries the reason and the rule", async () => {
  last().say(welcome(3, { stones: 11 }));
  const reply = connection.send({ t: "start" });
  const sent = last().sent.at(-1);
  if (sent === undefined || !("id" in sent)) throw new Error("not a command");
  last().say({ t: "no", id: sent.id, code: "blocked", text: ["no-way", {}], rule: "NIM-1" });
  const error = await reply.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).no).toMatchObject({ code: "blocked", rule: "NIM-1" });
});

test("silence is noticed within three seconds, and given up after a while", () => {
  last().say(welcome(3, { stones: 11 }));
  vi.advanceTimersByTime(3000);
  expect(last().sent.at(-1)).toEqual({ t: "ping", seq: 3, digest: digest({ stones: 11 }, { hand: ["card1"] }) });
  expect(connection.state.link).toBe("shaky");
  last().say({ t: "pong", seq: 3 });
  expect(connection.state.link).toBe("open");
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(FakeSocket.all[0]?.closed).toBe(true);
});

/** A server that answers every probe after `rtt` ms, until it falls silent `silentAfter` ms from now; returns when the page shows it. */
function shownAfter(rtt: number, silentAfter: number): number {
  const began = Date.now();
  let heard = 0;
  for (;;) {
    const now = Date.now() - began;
    const sent = last().sent.filter((frame) => frame.t === "ping").length;
    if (sent > heard && now + rtt < silentAfter) {
      heard = sent;
      setTimeout(() => last().say({ t: "pong", seq: 3 }), rtt);
    }
    if (now >= silentAfter && connection.state.link !== "open") return now - silentAfter;
    if (now > silentAfter + 30_000) throw new Error("never shown");
    vi.advanceTimersByTime(10);
  }
}

test.each([0, 20, 150, 600])("a dropped connection is shown within three seconds, whenever it drops (round trip %i ms)", (rtt) => {
  for (let at = 4000; at < 6100; at += 70) {
    connection.close();
    connection = make();
    last().open();
    last().say(welcome(3, { stones: 11 }));
    expect(shownAfter(rtt, at)).toBeLessThanOrEqual(3000);
  }
});

test("what is done while nobody answers is kept, and goes out once when somebody does", async () => {
  last().say(welcome(3, { stones: 11 }));
  vi.advanceTimersByTime(3000);
  expect(connection.state).toMatchObject({ link: "shaky", seq: 3, table: { stones: 11 } });
  expect(connection.state.waiting).toBe(false);
  const reply = connection.send({ t: "do", ask: 3, pick: ["take:1"], amounts: {} });
  expect(connection.state.waiting).toBe(true);
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  last().open();
  last().say(welcome(3, { stones: 11 }));
  const sent = last().sent.filter((frame) => frame.t === "do");
  expect(sent).toHaveLength(1);
  last().say({ t: "ok", id: sent[0]?.t === "do" ? (sent[0].id ?? "") : "", seq: 4 });
  await expect(reply).resolves.toMatchObject({ seq: 4 });
  expect(connection.state.waiting).toBe(false);
});

test("a welcome brings since when the turn clock may run", () => {
  expect(connection.state.attended).toBe(0);
  last().say({ ...welcome(3, { stones: 11 }), attended: 1_700_000_000.5 } as ServerMap);
  expect(connection.state.attended).toBe(1_700_000_000.5);
  last().say([4, null, null, null, null]);
  expect(connection.state.attended).toBe(1_700_000_000.5);
});

test("a server that stops has done nothing: the command waits for the next one", async () => {
  last().say(welcome(3, { stones: 11 }));
  const reply = connection.send({ t: "do", ask: 3, pick: ["take:1"], amounts: {} });
  const first = last().sent.at(-1);
  if (first === undefined || !("id" in first)) throw new Error("not a command");
  last().say({ t: "no", id: first.id, code: "draining", text: ["table-draining", {}] });
  last().break();
  vi.advanceTimersByTime(400);
  last().open();
  last().say(welcome(3, { stones: 11 }));
  expect(last().sent.at(-1)).toEqual(first);
  last().say({ t: "ok", id: first.id, seq: 4 });
  await expect(reply).resolves.toMatchObject({ seq: 4 });
});

test("a further welcome on the same connection does not send again what is on its way", () => {
  last().say(welcome(3, { stones: 11 }));
  connection.send({ t: "pass" }).catch(() => undefined);
  last().say(welcome(4, { stones: 10 }));
  expect(last().sent.filter((frame) => frame.t === "pass")).toHaveLength(1);
});

test("coming back into sight tries again at once", () => {
  last().say(welcome(3, { stones: 11 }));
  for (let i = 0; i < 6; i++) {
    last().break();
    vi.advanceTimersByTime(10_000);
  }
  last().break();
  const made = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(made + 1);
});

test("a farewell that cannot be mended ends it; others do not", () => {
  last().say({ t: "bye", code: "draining", text: ["web-draining", {}] });
  last().break();
  expect(connection.state.link).toBe("lost");
  vi.advanceTimersByTime(400);
  last().open();
  last().say({ t: "bye", code: "bad_token", text: ["x", {}] });
  last().break();
  expect(connection.state).toMatchObject({ link: "closed", bye: { code: "bad_token" } });
  connection.reopen({});
  last().open();
  expect(last().sent[0]).not.toHaveProperty("token");
});

test("lines are kept in order and once each; a gap drops what lies before it", () => {
  const line = (n: number): LogLine => ({ n, text: ["x", {}], seq: n });
  const merged = mergeLines([line(1), line(2), line(3)], [line(3), line(4)]);
  expect(merged.map((l) => l.n)).toEqual([1, 2, 3, 4]);
  expect(mergeLines([line(1)], [line(9), line(10)]).map((l) => l.n)).toEqual([9, 10]);
});
