// The card game that every server is measured with. The twin of `benchmarks/cards/workload.py`, which describes it.

export const SEATS = 4, HAND = 10, TABLEAU = 18, MARKET = 12, DECK = 116, LOG = 20;
const SUITS = ["moss", "ember", "tide", "gale"];
const NOUNS = ["Runner", "Warden", "Lantern", "Thicket", "Ferry", "Orchard"];

function makeCard(id) {
  const suit = SUITS[id % 4];
  const name = `${suit[0].toUpperCase()}${suit.slice(1)} ${NOUNS[id % 6]} ${String(id).padStart(3, "0")}`;
  return { id, name, suit, cost: 1 + (id % 7), power: 1 + ((id * 5) % 9) };
}

function shuffled(count, seed) {
  const cards = Array.from({ length: count }, (_, i) => i);
  // The product of the seed may pass 2^32, but never 2^53: plain arithmetic is exact, and only the loop needs imul.
  let x = (seed * 2654435761 + 12345) >>> 0;
  for (let i = count - 1; i > 0; i--) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    const j = x % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** The game of room `n` (from 1) before its first move. */
export function deal(n) {
  const ids = shuffled(SEATS * (HAND + TABLEAU) + MARKET + DECK, n);
  const take = (count) => ids.splice(0, count).map(makeCard);
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ seat, name: `Player ${seat}`, score: 0, hand: take(HAND), tableau: take(TABLEAU) }));
  const log = Array.from({ length: LOG }, (_, i) => ({ rev: 0, seat: i % SEATS, verb: "deal", slot: 0, card: "Moss Runner 000", gained: 0 }));
  return { room: `m${n}`, rev: 0, turn: 0, seats, market: take(MARKET), deck: take(DECK), log };
}

/** Whether `seat` may play hand card `h` to slot `s` now. */
export function legal(turn, seat, h, s) {
  return seat === turn && Number.isInteger(h) && Number.isInteger(s) && h >= 0 && h < HAND && s >= 0 && s < TABLEAU;
}

/** The one move. Changes `game`; false when it is not legal. */
export function play(game, seat, h, s) {
  if (!legal(game.turn, seat, h, s)) return false;
  const rev = game.rev, side = game.seats[seat];
  const first = (2 * rev) % DECK, second = (2 * rev + 1) % DECK, stall = rev % MARKET;
  const card = side.hand[h], freed = side.tableau[s], sold = game.market[stall];
  side.tableau[s] = card;
  side.hand[h] = game.deck[first];
  game.deck[first] = freed;
  game.market[stall] = game.deck[second];
  game.deck[second] = sold;
  side.score += card.power;
  game.log[rev % LOG] = { rev: rev + 1, seat, verb: "play", slot: s, card: card.name, gained: card.power };
  game.rev = rev + 1;
  game.turn = (rev + 1) % SEATS;
  return true;
}

/** What a seat sees, or a spectator (null): no hand but its own, and never the deck. */
export function view(game, you) {
  const seats = game.seats.map(({ seat, name, score, hand, tableau }) => ({ seat, name, score, handCount: hand.length, hand: seat === you ? hand : null, tableau }));
  return { room: game.room, rev: game.rev, turn: game.turn, you, deckCount: game.deck.length, seats, market: game.market, log: game.log };
}

/** Hand card and slot of the move that everybody makes at that revision. */
export const usual = (rev) => [rev % HAND, (7 * rev) % TABLEAU];
