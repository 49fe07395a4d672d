/** What is recorded of requests to a real HTTP server. */
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTelemetry } from "@/lib/telemetry/open";
import { setTelemetry, telemetry } from "@/lib/telemetry/telemetry";
import { createObserve } from "./observe";

let port: number;
let close: () => void;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  const backlog = { unsent: 0, oldestUnsentSeconds: 0, queue: null };
  setTelemetry(await openTelemetry({ METRICS_TOKEN: "a-token" }, { backlog: async () => backlog }));
  const observe = createObserve((target) => (target.startsWith("/signals") ? "/signals/[id]" : undefined));
  const server = createServer((incoming, response) => observe(incoming, response, () => answer(response)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(async () => {
  close();
  await telemetry()?.close();
  setTelemetry(null);
});

const status = (code: number) => (response: ServerResponse) => {
  response.statusCode = code;
  response.end();
};
const cut = (response: ServerResponse) => response.destroy();

it.each([
  [
    "GET",
    "/signals/1",
    status(200),
    ['method="GET"', 'status_code="200"', 'route="/signals/\\[id\\]"'],
    "error_type",
  ],
  ["GET", "/nothing", status(404), ['status_code="404"'], "http_route|error_type"],
  ["GET", "/signals/1", status(499), ['status_code="499"'], "error_type"],
  ["GET", "/signals/1", status(500), ['status_code="500"', 'error_type="500"'], "disconnected"],
  ["GET", "/signals/1", cut, ['error_type="disconnected"'], 'error_type="200"'],
  ["PROPFIND", "/signals/1", status(405), ['method="_OTHER"'], "PROPFIND"],
  ["GET", "/_next/static/a.js", status(200), [], "http_response_status_code"],
])("%s %s is recorded: %#", async (method, path, respond, present, absent) => {
  const closed = new Promise<void>((resolve) => {
    answer = (response) => {
      response.once("close", () => setImmediate(resolve));
      respond(response);
    };
  });
  const asked = request({ port, host: "127.0.0.1", method, path }, (response) => response.resume());
  asked.on("error", () => {}).end();
  await closed;
  const lines = ((await telemetry()?.scrape()) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("http_server_request_duration") && line.includes("_count"));
  for (const label of present) expect(lines.join("\n")).toMatch(new RegExp(label));
  expect(lines.join("\n")).not.toMatch(new RegExp(absent));
});
