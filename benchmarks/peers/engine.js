// The card game on boardgame.io's engine alone, without a server: decisions a second of processor time. usage: node engine.js SECONDS

import { createRequire } from "node:module";

import { deal, play, usual } from "./workload.js";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");
const MOVES_A_GAME = 300;
const limit = 1e6 * Number(process.argv[2]);

const game = {
  setup: () => deal(1),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G, playerID }, h, s) => void play(G, Number(playerID), h, s) },
};

const used = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const start = used();
let decisions = 0;
// A new game now and then, as the engine keeps the log of a whole one.
while (used() - start < limit) {
  const client = Client({ game, numPlayers: 4, debug: false });
  client.start();
  for (let rev = 0; rev < MOVES_A_GAME; rev++) client.moves.play(...usual(rev));
  if (client.getState().G.rev !== MOVES_A_GAME) throw new Error("a move was not taken");
  client.stop();
  decisions += MOVES_A_GAME;
}
console.log(JSON.stringify({ rule_decisions_per_s: (1e6 * decisions) / (used() - start) }));
