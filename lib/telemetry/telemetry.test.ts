/** Traces over real HTTP: a request, the event it emits, the run of the function, and the delivery. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { outbox } from "@/db/schema";
import { watchStatements } from "@/db/statement-watch";
import { createWorld } from "@/inngest/engine/testing/world";
import { deliveryQueued } from "@/inngest/events";
import { verb } from "@/inngest/verb";
import { type SystemContext, transaction } from "@/lib/context";
import { anyone, notAudited, operation } from "@/lib/contracts/operation";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { createRoute, type Server } from "@/lib/http/route";
import { type TestWorld, withDatabase } from "@/tests/factories/context";
import { bearer, ok, openScene, secret } from "@/tests/factories/delivery-scene";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { startTelemetry } from "./start";
import { setTelemetry, telemetry } from "./telemetry";

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string; spanId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
}

const Body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.custom<Span>()) })) })),
});

/** A collector that speaks OTLP over HTTP in JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    if (request.url === "/v1/traces") {
      for (const { scopeSpans } of Body.parse(JSON.parse(body)).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
    }
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${port}`, bodies, spans };
}

async function start(url: string) {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" };
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
  for (const name of ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_PROTOCOL"]) delete process.env[name];
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

const send = (route: ReturnType<typeof routeOf>) =>
  route(new Request("http://localhost:3000/api/deliver", { method: "POST" }), {
    params: Promise.resolve({}),
  });

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
        client.createFunction({ id: "deliver", triggers: [deliveryQueued] }, ({ event, step }) =>
          verb(step, "batch-0", event, (ctx) =>
            deliverBatch(ctx, { destinationId: event.data.destinationId }),
          ),
        ),
      ]);
      onTestFinished(() => engine.close());
      const collector = await startCollector();
      await start(collector.url);

      const route = routeOf(world, scene.destinationId, async (events) => {
        await engine.client.send(events);
      });
      expect((await send(route)).status).toBe(200);
      await engine.finished("deliver");
      expect(await scene.states()).toEqual({ delivered: 1 });
      await stop();

      const spanOf = (name: string) => {
        const found = collector.spans.find((span) => span.name === name);
        if (!found) throw new Error(`No span ${name}: ${collector.spans.map((span) => span.name)}`);
        return found;
      };
      const request = spanOf("requestDelivery");
      const step = spanOf("step batch");
      expect(step.links).toMatchObject([{ traceId: request.traceId, spanId: request.spanId }]);
      const attempt = spanOf("delivery attempt");
      expect(attempt).toMatchObject({ traceId: step.traceId, parentSpanId: step.spanId });
      const insert = collector.spans.find(
        ({ name, traceId }) => name === "db INSERT" && traceId === request.traceId,
      );
      expect(insert?.attributes.map(({ key }) => key).sort()).toEqual([
        "db.operation.name",
        "db.system.name",
      ]);
      const [stored] = await world.db.select().from(outbox);
      expect(stored?.data.traceparent).toBe(`00-${request.traceId}-${request.spanId}-01`);

      const sent = collector.bodies.join("\n");
      const hidden = [secret, bearer, world.ctx.customerId, scene.destinationId, "/hook", "insert into"];
      for (const text of hidden) expect(sent).not.toContain(text);
    }));

  it("change nothing while the collector is away", () =>
    withDatabase(async (world) => {
      await start("http://127.0.0.1:1");
      const route = routeOf(world, world.ctx.customerId, () => {});
      expect((await send(route)).status).toBe(200);
      expect(await world.db.select().from(outbox)).toHaveLength(1);
      await expect(stop()).resolves.toBeUndefined();
    }));

  it("leave no trace in events unless they are configured", () =>
    withDatabase(async (world) => {
      await send(routeOf(world, world.ctx.customerId, () => {}));
      const [stored] = await world.db.select().from(outbox);
      expect(Object.keys(stored?.data ?? {}).sort()).toEqual(["at", "customerId", "destinationId"]);
    }));
});
