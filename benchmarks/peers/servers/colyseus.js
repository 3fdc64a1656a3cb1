// Colyseus with the card game; each move is broadcast at once, not at the next tick. usage: node --expose-gc colyseus.js

import { createServer } from "node:http";
import { createRequire } from "node:module";

import { deal, legal, DECK, LOG, MARKET, SEATS } from "../workload.js";
import { started } from "./common.js";

const require = createRequire(import.meta.url);
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { schema, StateView } = require("@colyseus/schema");

const Card = schema({ id: "uint16", name: "string", suit: "string", cost: "uint8", power: "uint8" }, "Card");
const Entry = schema({ rev: "uint32", seat: "uint8", verb: "string", slot: "uint8", card: "string", gained: "uint8" }, "Entry");
const Seat = schema({ seat: "uint8", name: "string", score: "uint32", handCount: "uint8", hand: { array: Card, view: true }, tableau: [Card] }, "Seat");
const State = schema({ room: "string", rev: "uint32", turn: "uint8", deckCount: "uint16", seats: [Seat], market: [Card], log: [Entry] }, "State");

const filled = (Type, values) => Object.assign(new Type(), values);
const plain = ({ id, name, suit, cost, power }) => ({ id, name, suit, cost, power });

function shared(game) {
  const { room, rev, turn } = game;
  const state = filled(State, { room, rev, turn, deckCount: game.deck.length });
  for (const { seat, name, score, hand, tableau } of game.seats) {
    const side = filled(Seat, { seat, name, score, handCount: hand.length });
    for (const card of hand) side.hand.push(filled(Card, card));
    for (const card of tableau) side.tableau.push(filled(Card, card));
    state.seats.push(side);
  }
  for (const card of game.market) state.market.push(filled(Card, card));
  for (const entry of game.log) state.log.push(filled(Entry, entry));
  return state;
}

/** The move of `workload.js` on shared state: cards stay where they are and what is printed on them changes, which makes the smallest patches. */
function move(state, deck, seat, h, s) {
  const rev = state.rev, side = state.seats[seat];
  const first = (2 * rev) % DECK, second = (2 * rev + 1) % DECK, stall = rev % MARKET;
  const card = plain(side.hand[h]), freed = plain(side.tableau[s]), sold = plain(state.market[stall]);
  Object.assign(side.tableau[s], card);
  Object.assign(side.hand[h], deck[first]);
  deck[first] = freed;
  Object.assign(state.market[stall], deck[second]);
  deck[second] = sold;
  side.score += card.power;
  Object.assign(state.log[rev % LOG], { rev: rev + 1, seat, verb: "play", slot: s, card: card.name, gained: card.power });
  state.rev = rev + 1;
  state.turn = (rev + 1) % SEATS;
}

class CardRoom extends Room {
  onCreate({ room }) {
    this.maxClients = SEATS + 1;
    this.maxMessagesPerSecond = Infinity;
    this.patchRate = null;
    const game = deal(room);
    this.deck = game.deck;
    this.state = shared(game);
    this.onMessage("play", (client, [h, s]) => {
      const seat = client.userData.seat;
      if (seat === null || !legal(this.state.turn, seat, h, s)) return;
      move(this.state, this.deck, seat, h, s);
      this.broadcastPatch();
    });
  }

  onJoin(client, { seat = null }) {
    client.userData = { seat };
    client.view = new StateView();
    if (seat !== null) client.view.add(this.state.seats[seat]);
  }

  onDrop(client) {
    this.allowReconnection(client, 30);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false, gracefullyShutdown: false });
server.define("benchmark", CardRoom);
await server.listen(0);
started(http.address().port);
