// Colyseus through its own client library.

// Its library prefers a global WebSocket; the one of its package `ws` tells how many bytes were read.
delete globalThis.WebSocket;
const { Client } = await import("@colyseus/sdk");

export function adapter({ base }) {
  const client = new Client(base.replace("http", "ws"));
  const ids = [], tokens = new Map();

  async function enter(room, seat) {
    const key = `${room}/${seat}`;
    if (tokens.has(key)) return client.reconnect(tokens.get(key));
    const options = { room: room + 1, ...(seat === null ? {} : { seat }) };
    if (ids[room]) return client.joinById(ids[room], options);
    const created = await client.create("benchmark", options);
    ids[room] = created.roomId;
    return created;
  }

  return {
    async open(room, seat, onRevision) {
      const joined = await enter(room, seat);
      joined.reconnection.enabled = false;
      tokens.set(`${room}/${seat}`, joined.reconnectionToken);
      joined.onLeave(() => {});
      await new Promise((resolve) =>
        joined.onStateChange((state) => {
          resolve();
          onRevision(state.rev, state.turn);
        }),
      );
      return {
        send: (h, s) => joined.send("play", [h, s]),
        bytes: () => joined.connection.transport.ws._socket.bytesRead,
        drop: () => joined.connection.transport.ws.terminate(),
        view() {
          const state = joined.state.toJSON();
          const seats = state.seats.map((side) => ({ ...side, hand: side.seat === seat ? side.hand : withoutCards(side.hand) }));
          return { ...state, you: seat, seats };
        },
      };
    },
  };
}

/** The hand of somebody else: null, unless a card of it came through after all. */
const withoutCards = (hand) => ((hand ?? []).some(Boolean) ? hand : null);
