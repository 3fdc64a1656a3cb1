// Gatekey at its sizes. usage: node sizes.js '{"task", "base", "pid", ...}'; prints one JSON object.
// Tasks: `stand` (many tables, few moves), `crowd` (one table, many spectators), `lengths` (tables after so many moves).

import { fork } from "node:child_process";
import { once } from "node:events";

import { adapter } from "./adapters/gatekey.js";
import { Load, SPECTATOR } from "./load.js";
import { residentKb, sleep, spread } from "./measure.js";

const plan = JSON.parse(process.argv[2]);

async function connected(tables) {
  const server = adapter({ base: plan.base });
  const load = new Load(server, tables);
  await server.prepare(tables);
  await load.connectAll();
  return { server, load };
}

const latency = (run) => ({ ...spread(run.latencies), core_ms_per_move: run.serverMs / run.moves });

async function stand() {
  const idle_kb = residentKb(plan.pid);
  const { load } = await connected(plan.tables);
  await sleep(1000);
  const connected_kb = residentKb(plan.pid);
  load.pause = plan.pause;
  const run = await load.run("paced", plan.warm, plan.seconds, plan.pid);
  return { idle_kb, connected_kb, played_kb: residentKb(plan.pid), moves_per_s: (1000 * run.moves) / run.ms, ...latency(run) };
}

async function crowd() {
  const { server, load } = await connected(1);
  load.pause = plan.pause;
  const alone = await load.run("paced", plan.warm, plan.seconds, plan.pid);
  const child = fork(new URL("crowd.js", import.meta.url), [plan.base, server.code(0), plan.spectators]);
  await once(child, "message");
  // The number of spectators is told at most twice a second; let that be over.
  await sleep(1000);
  const watched = await load.run("paced", plan.warm, plan.seconds, plan.pid);
  await sleep(1000);
  child.send("seen");
  const [seen] = await once(child, "message");
  child.kill();
  const seq = load.rooms[0].clients[SPECTATOR].seq();
  return { alone: latency(alone), watched: latency(watched), behind: seen.filter((one) => one !== seq).length };
}

async function lengths() {
  const { server, load } = await connected(plan.lengths.length);
  for (const [number, rev] of plan.lengths.entries()) await load.playUntil(number, rev);
  return { tables: plan.lengths.map((_, number) => server.code(number)) };
}

console.log(JSON.stringify(await { stand, crowd, lengths }[plan.task]()));
process.exit(0);
