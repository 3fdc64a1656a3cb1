// boardgame.io: the messages of its own socket.io transport, without its redux store, so that the clients' core is not what fills first.

import { applyPatch } from "rfc6902";
import { io } from "socket.io-client";

import { SEATS } from "../workload.js";

export function adapter({ base }) {
  return {
    open(room, seat, onRevision) {
      return new Promise((resolve, reject) => {
        const match = `match${room}`, player = seat === null ? null : String(seat);
        const socket = io(`${base}/benchmark`, { transports: ["websocket"], forceNew: true, reconnection: false });
        let state;
        const changed = (fresh) => {
          state = fresh;
          onRevision(state.G.rev, state.G.turn);
        };
        const client = {
          send: (h, s) => socket.emit("update", { type: "MAKE_MOVE", payload: { type: "play", args: [h, s], playerID: player } }, state._stateID, match, player),
          bytes: () => socket.io.engine.transport.ws._socket.bytesRead,
          drop: () => socket.disconnect(),
          view: () => state.G,
        };
        socket.on("connect", () => socket.emit("sync", match, player, undefined, SEATS));
        socket.on("sync", (_match, info) => {
          resolve(client);
          changed(info.state);
        });
        socket.on("update", (_match, fresh) => changed(fresh));
        socket.on("patch", (_match, before, _after, patch) => {
          if (before < state._stateID) return; // part of the sync already
          applyPatch(state, patch);
          changed(state);
        });
        socket.on("connect_error", reject);
      });
    },
  };
}
