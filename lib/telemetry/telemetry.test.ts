/** Traces over real HTTP: a request, the event it emits, the run of the function, and the delivery. */

import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { outbox } from "@/db/schema";
import { watchStatements } from "@/db/statement-watch";
import { on } from "@/inngest/events";
import { StepTelemetry } from "@/inngest/step-telemetry";
import { verb } from "@/inngest/verb";
import { type SystemContext, transaction } from "@/lib/context";
import { anyone, notAudited, operation } from "@/lib/contracts/operation";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { createObserve } from "@/lib/http/front-door/observe";
import { createRoute, type Server } from "@/lib/http/route";
import { startTelemetry } from "@/lib/start-telemetry";
import { createWorld } from "@/packages/inngest-engine/testing/world";
import { type TestWorld, withDatabase } from "@/tests/factories/context";
import { bearer, ok, openScene, secret } from "@/tests/factories/delivery-scene";
import { attributesOf, startCollector } from "@/tests/fakes/collector/collector";
import { listen } from "@/tests/fakes/listen";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { inSpan, setTelemetry, telemetry } from "./telemetry";

/** Routes whose requests are traced as the product's server traces them. */
async function serve(route: ReturnType<typeof routeOf>) {
  const observe = createObserve((target) => (target.startsWith("/api/deliver") ? "/api/deliver" : undefined));
  const { url, close } = await listen(
    (request, response) =>
      new Promise((resolve) => {
        observe(request, response, async () => {
          const { method, url: path } = request;
          const answer = await route(new Request(`http://localhost:3000${path}`, { method }), {
            params: Promise.resolve({}),
          });
          response.writeHead(answer.status).end(await answer.text());
          resolve();
        });
      }),
  );
  onTestFinished(close);
  return (query = "") => fetch(`${url}/api/deliver${query}`, { method: "POST" });
}

async function start(
  url: string,
  input: Record<string, string> = { OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" },
) {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...input };
  Object.assign(process.env, settings);
  await startTelemetry(settings);
}

async function stop() {
  await telemetry()?.close();
  setTelemetry(null);
  watchStatements(null);
}

afterEach(async () => {
  await stop();
  for (const name of Object.keys(process.env)) if (name.startsWith("OTEL_")) delete process.env[name];
});

const requestDelivery = operation({
  id: "requestDelivery",
  method: "POST",
  path: "/api/deliver",
  summary: "Request a delivery",
  auth: anyone,
  audit: notAudited("it is a test's"),
  response: z.object({ done: z.boolean() }),
});

/** The route whose request emits the event, in one transaction with what it stores. */
function routeOf(world: TestWorld, destinationId: string, announce: SystemContext["announce"]) {
  const { db, clock, ctx } = world;
  const server = { db, clock, ports: ctx.ports, announce, trustedProxies: 0, appUrl: "", secret: "" };
  return createRoute((): Server => server)(requestDelivery, async () => {
    await transaction({ ...ctx, announce }, async (tx) => {
      const at = clock.now().toISOString();
      tx.emit({ name: "delivery/queued", data: { customerId: ctx.customerId, destinationId, at } });
    });
    return { done: true };
  });
}

async function openCollector() {
  const collector = await startCollector();
  onTestFinished(collector.close);
  return collector;
}

describe("traces", () => {
  it("link a request, the run of its event and the delivery, without secrets, people or values", () =>
    withDatabase(async (world) => {
      const receiver = await startReceiver();
      onTestFinished(() => receiver.close());
      receiver.behave(ok);
      const scene = await openScene(world, receiver);
      await scene.queue();
      Object.assign(globalThis, {
        signalRuntime: { db: world.db, ports: world.ctx.ports, clock: world.clock },
      });
      onTestFinished(() => void Reflect.deleteProperty(globalThis, "signalRuntime"));
      const engine = await createWorld((client) => [
        client.createFunction(
          { id: "deliver", triggers: [on("delivery/queued")], middleware: [StepTelemetry] },
          ({ event, step }) =>
            verb(step, "batch-0", event, (ctx) =>
              deliverBatch(ctx, { destinationId: event.data.destinationId }),
            ),
        ),
      ]);
      onTestFinished(() => engine.close());
      const collector = await openCollector();
      await start(collector.url);

      const send = await serve(
        routeOf(world, scene.destinationId, async (events) => {
          await engine.client.send(events);
        }),
      );
      expect((await send("?key=hidden-key")).status).toBe(200);
      await engine.finished("deliver");
      expect(await scene.states()).toEqual({ delivered: 1 });
      await stop();

      const spans = collector.spans();
      const spanOf = (name: string) => {
        const found = spans.find((span) => span.name === name);
        if (!found) throw new Error(`No span ${name}: ${spans.map((span) => span.name)}`);
        return found;
      };
      const request = spanOf("POST /api/deliver");
      expect(attributesOf(request)).toEqual({
        "http.request.method": "POST",
        "http.response.status_code": 200,
        "http.route": "/api/deliver",
      });
      const operation = spanOf("requestDelivery");
      expect(operation).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
      const step = spanOf("deliver batch");
      expect(step.links).toMatchObject([{ traceId: operation.traceId, spanId: operation.spanId }]);
      const attempt = spanOf("delivery attempt");
      expect(attempt).toMatchObject({ traceId: step.traceId, parentSpanId: step.spanId });
      const insert = spans.find(({ name, traceId }) => name === "db INSERT" && traceId === operation.traceId);
      expect(Object.keys(attributesOf(insert ?? attempt))).toEqual(["db.system.name", "db.operation.name"]);
      const [stored] = await world.db.select().from(outbox);
      expect(stored?.data.traceparent).toBe(`00-${operation.traceId}-${operation.spanId}-01`);

      const sent = collector.requests.map(({ body }) => body).join("\n");
      const hidden = [
        secret,
        "hidden-key",
        bearer,
        world.ctx.customerId,
        scene.destinationId,
        "/hook",
        "insert into",
      ];
      for (const text of hidden) expect(sent).not.toContain(text);
    }));

  it("change nothing while the collector is away", () =>
    withDatabase(async (world) => {
      await start("http://127.0.0.1:1");
      const send = await serve(routeOf(world, world.ctx.customerId, () => {}));
      expect((await send()).status).toBe(200);
      expect(await world.db.select().from(outbox)).toHaveLength(1);
      await expect(stop()).resolves.toBeUndefined();
    }));

  it("leave no trace in events unless they are configured", () =>
    withDatabase(async (world) => {
      await (await serve(routeOf(world, world.ctx.customerId, () => {})))();
      const [stored] = await world.db.select().from(outbox);
      expect(Object.keys(stored?.data ?? {}).sort()).toEqual(["at", "customerId", "destinationId"]);
    }));

  it.each([
    { what: "answers 503", statusCode: 503, error: "503" },
    { what: "loses its connection", statusCode: 200, error: "disconnected" },
  ])("mark a request that $what", async ({ statusCode, error }) => {
    const collector = await openCollector();
    await start(collector.url);
    const observe = createObserve(() => undefined);
    const { url, close } = await listen((request, response) =>
      observe(request, response, () => {
        if (statusCode === 503) response.writeHead(503).end();
        else response.write("begun", () => response.destroy());
      }),
    );
    onTestFinished(close);
    await fetch(`${url}/nowhere`)
      .then((answer) => answer.text())
      .catch(() => {});
    await stop();
    const [span] = collector.spans();
    expect(span).toMatchObject({ name: "GET", status: { code: 2 } });
    expect(attributesOf(span ?? { attributes: [] })).toEqual({
      "http.request.method": "GET",
      "http.response.status_code": statusCode,
      "error.type": error,
    });
  });

  it("and metrics are sent in protobuf unless JSON is asked for, with the configured headers", async () => {
    const collector = await openCollector();
    await start(collector.url, { OTEL_EXPORTER_OTLP_HEADERS: "x-team=sales" });
    await inSpan("a span", {}, async () => telemetry()?.add("signal.signals.created", 3, {}));
    await stop();
    expect(collector.requests.map(({ path }) => path).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
    for (const { path, type, body, headers } of collector.requests) {
      expect([type, headers["x-team"]]).toEqual(["application/x-protobuf", "sales"]);
      // Field 1, with a length, fills the message: one list of resources.
      expect(body[0]).toBe(0x0a);
      expect(body.toString("latin1")).toContain(path === "/v1/traces" ? "a span" : "signal.signals.created");
    }
  });
});

describe("metrics", () => {
  it("are sent to the collector without traces if only their address is set", async () => {
    const collector = await openCollector();
    process.env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT = `${collector.url}/v1/metrics`;
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL = "http/json";
    await startTelemetry(process.env);
    await inSpan("a span", {}, async () => telemetry()?.record("signal.step.duration", 0.2, {}));
    await stop();
    expect(collector.requests.map(({ path }) => path)).toEqual(["/v1/metrics"]);
    expect(collector.metrics()).toContain("signal.step.duration");
    expect(collector.metrics()).toContain("nodejs.eventloop.delay.p99");
  });
});
