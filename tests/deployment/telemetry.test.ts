/** The built server with a collector and a token for its metrics: what it records by itself, whatever is requested. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findFreePort } from "@/scripts/free-port";
import { ensureBuild, next } from "@/scripts/launcher/build";
import { type Child, launchChild } from "@/scripts/launcher/child";
import { attributesOf, startCollector } from "@/tests/fakes/collector/collector";
import { createDatabase, type TestDatabase } from "@/tests/setup/create-database";
import { branchHost, previewVariables, startEdge } from "./platform";

const token = "a token of this test that is long enough";
const output: string[] = [];
let database: TestDatabase;
let collector: Awaited<ReturnType<typeof startCollector>>;
let server: Child;
let edge: Awaited<ReturnType<typeof startEdge>>;

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  database = await createDatabase();
  collector = await startCollector();
  const port = await findFreePort();
  edge = await startEdge(port, branchHost);
  const { PATH, HOME } = process.env;
  server = launchChild(
    [next, "start", "--port", String(port), "--hostname", "127.0.0.1"],
    {
      ...{ ...previewVariables, PATH, HOME, NODE_ENV: "production", DATABASE_URL: database.url },
      ...{ SMTP_URL: "smtp://127.0.0.1:1", INNGEST_BASE_URL: "http://127.0.0.1:1" },
      METRICS_TOKEN: token,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_SERVICE_NAME: "signals-of-the-test",
    },
    (line) => output.push(line),
  );
  await vi.waitFor(
    async () => expect((await fetch(`${edge.url}/api/health/ready`)).status, output.join("\n")).toBe(200),
    { timeout: 60_000, interval: 250 },
  );
}, 900_000);

afterAll(async () => {
  await server?.stop();
  await collector?.close();
  edge?.close();
  await database?.drop();
}, 60_000);

it("answers as without telemetry", async () => {
  const statuses = [];
  for (const [path, init] of [
    ["/sign-in?callbackUrl=/signals%3Fq=hidden-words", {}],
    ["/signals/01a20d66-b5db-709c-9cad-0bc74cd0885c", { redirect: "manual" }],
    ["/api/me", {}],
    ["/oauth2/token", { method: "POST", body: new URLSearchParams({ client_secret: "hidden-secret" }) }],
    ["/api/mcp", { method: "POST", body: "{}" }],
    ["/wp-login.php", {}],
    ["/api/health/ready", {}],
  ] as const) {
    statuses.push((await fetch(`${edge.url}${path}`, init)).status);
  }
  expect(statuses).toEqual([200, 307, 401, 400, 401, 404, 200]);
});

it("lists requests by route in the format of Prometheus, with the database's pool", async () => {
  const answer = await fetch(`${edge.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/^http_server_request_duration_count\{.*http_route="\/sign-in"\} 1$/m);
  expect(text).toMatch(/^signal_outbox_depth \d+$/m);
  expect(text).not.toContain("hidden");
});

it("sends what it recorded when it stops, linked and without addresses", async () => {
  await server.stop();
  const spans = collector.spans();
  const named = (name: string) => spans.find((span) => span.name === name);
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...["GET /sign-in", "GET /signals/[id]", "GET /api/me", "POST /oauth2/token", "POST /api/mcp", "GET"],
      ...["getMe", "GET /api/health/ready"],
    ]),
  );
  const [request, operation] = [named("GET /api/me"), named("getMe")];
  expect(operation).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(request && attributesOf(request)).toMatchObject({ "http.response.status_code": 401 });
  const ready = named("GET /api/health/ready");
  expect(spans.find(({ name, traceId }) => name === "db SELECT" && traceId === ready?.traceId)).toBeDefined();
  expect(collector.metrics()).toContain("http.server.request.duration");
  const sent = collector.requests.map(({ body }) => body).join("\n");
  expect(sent).toContain("signals-of-the-test");
  expect(sent).not.toContain("hidden");
  expect(output.filter((line) => /"level":"(error|fatal)"|Error/.test(line))).toEqual([]);
}, 30_000);
