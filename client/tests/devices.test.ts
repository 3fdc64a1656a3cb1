// A seat that goes from one device to another.
import { decode, encode } from "@msgpack/msgpack";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { passInAddress, passLink, spaced } from "../src/lib/passes";
import { TableSession } from "../src/lib/session.svelte";
import { keepSeat, seatsAt } from "../src/lib/tokens";
import type { ClientFrame, RoomInfo, ServerMap } from "../src/lib/wire";

const CODE = "K7M2QX";
const room: RoomInfo = {
  code: CODE, name: "Friday", game: "nim", status: "playing", options: {}, host: 0, public: true, locked: false,
  seats: [{ seat: 0, kind: "human", name: "Ada", here: true }, { seat: 1, kind: "human", name: "Bo" }],
};

class Server {
  static all: Server[] = [];
  binaryType = "blob";
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: ClientFrame[] = [];

  constructor() {
    Server.all.push(this);
  }
  send(data: Uint8Array): void {
    this.sent.push(decode(data) as ClientFrame);
  }
  close(): void {
    this.readyState = 3;
  }
  say(frame: ServerMap): void {
    this.onmessage?.({ data: encode(frame).slice().buffer });
  }
  welcome(seat: number | null): void {
    this.onopen?.();
    this.say({ t: "welcome", v: 1, seq: 1, room, seat });
  }
  asked<K extends ClientFrame["t"]>(t: K): Extract<ClientFrame, { t: K }> {
    const frame = this.sent.find((f) => f.t === t);
    if (frame === undefined) throw new Error(`no ${t} was sent`);
    return frame as Extract<ClientFrame, { t: K }>;
  }
}
const server = (n: number): Server => {
  const found = Server.all[n];
  if (found === undefined) throw new Error(`there is no connection ${n}`);
  return found;
};
const held = (seat: number, token: string): void =>
  keepSeat({ table: CODE, seat, token, name: "Ada", tableName: "Friday", game: "nim", used: 1 });
let session: TableSession;

beforeEach(() => {
  Server.all = [];
  localStorage.clear();
  vi.stubGlobal("WebSocket", Server);
});
afterEach(() => {
  session?.close();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("the pass of a link is read once and leaves the address", () => {
  history.replaceState(null, "", `/t/${CODE}#pass=abcd-2345`);
  expect(passInAddress()).toBe("ABCD2345");
  expect(location.hash).toBe("");
  expect(location.pathname).toBe(`/t/${CODE}`);
  expect(passInAddress()).toBeNull();
});

test("another fragment is left alone", () => {
  history.replaceState(null, "", `/t/${CODE}#map`);
  expect(passInAddress()).toBeNull();
  expect(location.hash).toBe("#map");
});

test("the link holds the pass behind the fragment sign, and the pass is shown in two halves", () => {
  const link = new URL(passLink("http://192.168.1.5:8080", CODE, "ABCD2345"));
  expect([link.pathname, link.search, link.hash]).toEqual([`/t/${CODE}`, "", "#pass=ABCD2345"]);
  expect(spaced("ABCD2345")).toBe("ABCD 2345");
});

test("a watching device takes the seat over and keeps its token", async () => {
  session = new TableSession(CODE);
  server(0).welcome(null);
  const taking = session.takeOver("ABCD2345");
  const take = server(0).asked("take");
  expect(take.code).toBe("ABCD2345");
  server(0).say({ t: "ok", id: take.id, seq: 1, data: { seat: 1, token: "seat_new" } });
  await taking;
  expect(seatsAt(CODE)).toMatchObject([{ seat: 1, token: "seat_new", name: "Bo", tableName: "Friday" }]);
  expect(session.lines).toHaveLength(1);
});

test("the host's device asks for the token of the host's right once, keeps it, and drops it when the right passes on", async () => {
  held(0, "seat_ada");
  session = new TableSession(CODE);
  server(0).welcome(0);
  session.claim();
  session.claim();
  expect(server(0).sent.filter((f) => f.t === "host")).toHaveLength(1);
  server(0).say({ t: "ok", id: server(0).asked("host").id, seq: 1, data: { host: "host_a" } });
  await vi.waitFor(() => expect(seatsAt(CODE)[0]?.host).toBe("host_a"));
  session.claim();
  expect(server(0).sent.filter((f) => f.t === "host")).toHaveLength(1);
  server(0).say({ t: "room", room: { ...room, host: 1 } });
  session.claim();
  expect(seatsAt(CODE)[0]).not.toHaveProperty("host");
});

test("a spectator's token outlives the page", () => {
  session = new TableSession(CODE, false, "sesame");
  server(0).onopen?.();
  expect(server(0).sent[0]).toMatchObject({ password: "sesame" });
  server(0).say({ t: "welcome", v: 1, seq: 1, room, seat: null, watch: "watch_w" });
  session.close();
  session = new TableSession(CODE);
  server(1).onopen?.();
  expect(server(1).sent[0]).toMatchObject({ token: "watch_w" });
  expect(server(1).sent[0]).not.toHaveProperty("password");
});

test("a refused pass changes nothing", async () => {
  session = new TableSession(CODE);
  server(0).welcome(null);
  const taking = session.takeOver("WRONG234");
  server(0).say({ t: "no", id: server(0).asked("take").id, code: "bad_pass", text: ["table-bad-pass", {}] });
  await expect(taking).rejects.toThrow("bad_pass");
  expect(seatsAt(CODE)).toEqual([]);
});

test("a device with a seat gets the other one beside it", async () => {
  held(0, "seat_ada");
  session = new TableSession(CODE);
  server(0).welcome(0);
  const taking = session.takeOver("ABCD2345");
  server(1).welcome(null);
  server(1).say({ t: "ok", id: server(1).asked("take").id, seq: 1, data: { seat: 1, token: "seat_bo" } });
  await taking;
  expect(seatsAt(CODE).map((s) => s.token)).toEqual(["seat_ada", "seat_bo"]);
  expect(session.lines).toHaveLength(2);
});

test("a device that takes its own seat has it once", async () => {
  held(0, "seat_old");
  session = new TableSession(CODE);
  server(0).welcome(0);
  const taking = session.takeOver("ABCD2345");
  server(1).welcome(null);
  server(0).say({ t: "you", elsewhere: true });
  session.forget(session.line);
  server(1).say({ t: "ok", id: server(1).asked("take").id, seq: 1, data: { seat: 0, token: "seat_new" } });
  await taking;
  expect(session.lines.map((l) => l.held?.token)).toEqual(["seat_new"]);
  expect(seatsAt(CODE).map((s) => s.token)).toEqual(["seat_new"]);
});

test("a lost seat says whether it went to another device, and what all are told is heard", () => {
  held(0, "seat_old");
  session = new TableSession(CODE);
  server(0).welcome(0);
  expect(session.state.elsewhere).toBe(false);
  server(0).say({ t: "you", elsewhere: true });
  expect(session.state).toMatchObject({ seat: null, elsewhere: true });
  server(0).say({ t: "notice", text: ["log-new-device", { who: "seat:1" }] });
  expect(session.state.notice?.text).toEqual(["log-new-device", { who: "seat:1" }]);
});

test("a pass is asked for one's own seat or, by the host, for another", async () => {
  held(0, "seat_ada");
  session = new TableSession(CODE);
  server(0).welcome(0);
  const asking = session.pass(session.line, 1);
  const frame = server(0).asked("pass");
  expect(frame.seat).toBe(1);
  server(0).say({ t: "ok", id: frame.id, seq: 1, data: { pass: "ABCD2345", seconds: 600 } });
  expect(await asking).toEqual({ pass: "ABCD2345", seconds: 600 });
});
