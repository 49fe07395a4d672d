/** A local server that answers like the customer API, fails now and then, and signs a delivery. */
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { samplePayload } from "@/lib/destinations/sample-payload";

const at = new Date();
const payload = samplePayload({ signalId: "signal-1", appUrl: "https://portal.example", at });
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Whom the signed delivery is about. */
export const deliveredTo = payload.personName;

export interface ApiStandIn {
  /** What programs need: `API_URL`, and a signed `DELIVERY` with its `SECRET`. */
  env: { API_URL: string; SECRET: string; DELIVERY: string };
  /** The `Idempotency-Key` of each POST, in order. */
  keys: string[];
  close: () => Promise<void>;
}

/** Starts it. The first call of each address is answered with 503; the next POST loses its connection. */
export async function startApiStandIn(): Promise<ApiStandIn> {
  const calls = new Map<string, number>();
  const keys: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const answer = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    };
    request.resume();
    if (pathname === "/oauth2/token") return answer(200, { access_token: "token", expires_in: 1_800 });
    const call = (calls.get(pathname) ?? 0) + 1;
    calls.set(pathname, call);
    if (request.method === "POST") {
      keys.push(String(request.headers["idempotency-key"]));
      if (call === 2) return request.socket.destroy();
    }
    if (call === 1) return answer(503, { error: "try_again", message: "Try again." }, { "Retry-After": "0" });
    if (pathname.endsWith("/absent")) return answer(404, { error: "not_found", message: "Not found." });
    if (request.method === "POST")
      return answer(202, { id: "1", slug: "a", status: "queued", cached: false });
    const offset = Number(searchParams.get("offset"));
    const rows = Array.from({ length: 150 }, (_, n) => ({ id: String(n), strength: n % 10 }));
    answer(200, { data: rows.slice(offset, offset + 100), total: rows.length, limit: 100, offset });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const body = JSON.stringify(payload);
  const headers = {
    "webhook-id": "signal-1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign("signal-1", at, body),
  };
  return {
    env: {
      API_URL: `http://127.0.0.1:${address.port}`,
      SECRET: secret,
      DELIVERY: JSON.stringify({ body, headers }),
    },
    keys,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
