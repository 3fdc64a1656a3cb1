// boardgame.io with the card game. usage: node --expose-gc boardgameio.js FOLDER memory|flatfile

import { createRequire } from "node:module";

import { deal, play, view } from "../workload.js";
import { started } from "./common.js";

const require = createRequire(import.meta.url);
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [folder, storage] = process.argv.slice(2);
let rooms = 0;

const game = {
  name: "benchmark",
  minPlayers: 4,
  maxPlayers: 4,
  // The driver opens the rooms in order, and a match is set up when its first player asks for it.
  setup: () => deal(++rooms),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: { move: ({ G, playerID }, h, s) => (play(G, Number(playerID), h, s) ? undefined : INVALID_MOVE), client: false },
  },
  playerView: ({ G, playerID }) => view(G, playerID === null || playerID === undefined ? null : Number(playerID)),
};

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (storage === "flatfile") options.db = new FlatFile({ dir: folder });
// Its log goes to standard output, where the port belongs.
console.info = console.error;
const { appServer } = await Server(options).run({ port: 0, lobbyConfig: undefined }, () => {});
started(appServer.address().port);
