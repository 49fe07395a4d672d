// Loaded into the server before anything of it. Next listens first and loads our code later; what arrives in between
// is held here until `lib/http/front-door/open.ts` has put its guard in front of the server and asks for it.
import { subscribe, unsubscribe } from "node:diagnostics_channel";

const channel = "http.server.request.start";
const held = new Map();

function hold({ server }) {
  const listeners = server.listeners("request");
  const requests = [];
  held.set(server, { listeners, requests });
  server.removeAllListeners("request");
  server.on("request", (...request) => requests.push(request));
}

const onRequest = (message) => held.has(message.server) || hold(message);
subscribe(channel, onRequest);

globalThis[Symbol.for("signal-to-action.held-requests")] = {
  release(guard) {
    unsubscribe(channel, onRequest);
    for (const [server, { listeners, requests }] of held) {
      server.removeAllListeners("request");
      for (const listener of listeners) server.on("request", listener);
      guard(server);
      for (const request of requests) server.emit("request", ...request);
    }
    held.clear();
  },
};
