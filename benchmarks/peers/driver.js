// One measurement: opens all tables on a running server, plays at full and at half load, reconnects, and checks every view.
// usage: node driver.js PLAN, a JSON object; prints another. In the plan: `base` and `pid` of the server, `kind` of adapter, number of `tables`, `warm` and
// `seconds` of each stretch of load, how many `reconnects`, `settle` seconds before memory is read, whether to have garbage `collect`ed then, and whether
// there is a game whose views to `check`.

import { isDeepStrictEqual } from "node:util";

import { Load, SPECTATOR } from "./load.js";
import { residentKb, sleep, spread } from "./measure.js";
import { SEATS, deal, play, usual, view } from "./workload.js";

const plan = JSON.parse(process.argv[2]);

/** Resident memory of the server, after its garbage is collected if it is asked for that by a signal. */
async function memory() {
  if (plan.collect) process.kill(plan.pid, "SIGUSR2");
  await sleep(1000 * plan.settle);
  return residentKb(plan.pid);
}

function checkHands(room) {
  for (const who of [1, SPECTATOR]) {
    const seen = room.clients[who].view().seats.map((side) => (side.hand ?? []).length);
    const wanted = who === SPECTATOR ? [0, 0, 0, 0] : [0, 10, 0, 0];
    if (!isDeepStrictEqual(seen, wanted)) throw new Error(`viewer ${who} sees hands of ${seen}`);
  }
}

/** How many of all views are not what a replay of the same moves shows. */
function badViews(rooms) {
  let bad = 0;
  for (const room of rooms) {
    const game = deal(room.number + 1);
    const rev = room.seen[SPECTATOR];
    while (game.rev < rev) play(game, game.turn, ...usual(game.rev));
    for (let who = 0; who <= SPECTATOR; who++) {
      if (!isDeepStrictEqual(plain(room.clients[who].view()), plain(view(game, who === SPECTATOR ? null : who)))) bad++;
    }
  }
  return bad;
}

const plain = (value) => JSON.parse(JSON.stringify(value));

async function reconnects(load) {
  const times = [], bytes = [];
  for (let i = 0; i < plan.reconnects; i++) {
    const one = await load.reconnect(load.rooms[i % load.rooms.length], i % 2 ? SPECTATOR : i % SEATS);
    times.push(one.ms);
    bytes.push(one.bytes);
  }
  return { ...spread(times), bytes: Math.round(bytes.reduce((a, b) => a + b) / bytes.length) };
}

async function main() {
  const { adapter } = await import(`./adapters/${plan.kind}.js`);
  const server = adapter({ base: plan.base });
  const load = new Load(server, plan.tables);
  const idle = await memory();
  await server.prepare?.(plan.tables);
  await load.connectAll();
  const connected = await memory();
  if (plan.check) checkHands(load.rooms[0]);
  const full = await load.run("full", plan.warm, plan.seconds, plan.pid);
  const rate = (1000 * full.moves) / full.ms;
  const played = await memory();
  const back = await reconnects(load);
  load.pause = (1000 * plan.tables) / (rate / 2);
  const half = await load.run("paced", plan.warm, plan.seconds, plan.pid);
  const latency = spread(half.latencies);
  return {
    core_ms_per_move: full.serverMs / full.moves,
    core_ms_per_move_half_load: half.serverMs / half.moves,
    moves_per_s: rate,
    p50_ms_half_load: latency.p50,
    p99_ms_half_load: latency.p99,
    bytes_per_update: full.bytes / full.updates,
    rss_kb_per_table: (connected - idle) / plan.tables,
    rss_kb_per_table_after_play: (played - idle) / plan.tables,
    reconnect_p50_ms: back.p50,
    reconnect_p99_ms: back.p99,
    reconnect_bytes: back.bytes,
    half_load_moves_per_s: (1000 * half.moves) / half.ms,
    server_share: full.serverMs / full.ms,
    client_share: full.clientMs / full.ms,
    moves: full.moves,
    moves_at_table: load.rooms.reduce((sum, room) => sum + room.seen[SPECTATOR], 0) / plan.tables,
    checked_views: plan.check ? load.rooms.length * (SPECTATOR + 1) : 0,
    bad_views: plan.check ? badViews(load.rooms) : 0,
    refused: server.refused?.() ?? 0,
  };
}

main().then(
  (result) => {
    console.log(JSON.stringify(result));
    process.exit(0);
  },
  (error) => {
    console.error(error.stack ?? error);
    process.exit(1);
  },
);
