// The bare reference server: whole views as JSON over a plain websocket.

import WebSocket from "ws";

import { SEATS } from "../workload.js";

export function adapter({ base }) {
  return {
    open(room, seat, onRevision) {
      return new Promise((resolve, reject) => {
        const socket = new WebSocket(`${base.replace("http", "ws")}/ws?room=${room + 1}&seat=${seat ?? SEATS}`, { perMessageDeflate: false });
        let view;
        const client = {
          send: (h, s) => socket.send(JSON.stringify({ rev: view.rev, h, s })),
          bytes: () => socket._socket.bytesRead,
          drop: () => socket.terminate(),
          view: () => view,
        };
        socket.on("message", (data) => {
          view = JSON.parse(data);
          resolve(client);
          onRevision(view.rev, view.turn);
        });
        socket.on("error", reject);
      });
    },
  };
}
