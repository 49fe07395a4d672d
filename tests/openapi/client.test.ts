/** The TypeScript client: its types match the API, and it works with the real route files over real HTTP. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getDestinations, POST as postDestination } from "@/app/api/v1/destinations/route";
import { GET as getSignals } from "@/app/api/v1/signals/route";
import { POST as postToken } from "@/app/oauth2/token/route";
import { type ClientOptions, createSignalsClient, TokenError } from "@/clients/typescript";
import { minutes } from "@/lib/clock";
import type { Server } from "@/lib/http/route";
import { clientTypesFile, makeClientTypes } from "@/scripts/openapi/typescript-client";
import { insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { startHttpServer } from "@/tests/factories/http-server";
import { serverOf } from "@/tests/factories/server";
import { insertScene } from "@/tests/v1/scene";

const served = vi.hoisted((): { by: Server | null } => ({ by: null }));
vi.mock("@/app/serve", async () => {
  const { createRoute } = await import("@/lib/http/route");
  const server = () => {
    if (!served.by) throw new Error("Nothing is served");
    return served.by;
  };
  return { server, route: createRoute(server) };
});

it("the types match the output of `npm run client`", async () => {
  expect(readFileSync(clientTypesFile, "utf8")).toBe(await makeClientTypes());
});

describe("with the service", () => {
  let http: Awaited<ReturnType<typeof startHttpServer>>;
  beforeEach(async () => {
    http = await startHttpServer();
  });
  afterEach(() => http.close());

  /** Serves the world and counts the client's requests. */
  async function open(world: TestWorld) {
    served.by = serverOf(world);
    const noParams = { params: Promise.resolve({}) };
    Object.assign(http.handlers, {
      "POST /oauth2/token": postToken,
      "GET /api/v1/signals": (request: Request) => getSignals(request, noParams),
      "GET /api/v1/destinations": (request: Request) => getDestinations(request, noParams),
      "POST /api/v1/destinations": (request: Request) => postDestination(request, noParams),
    });
    const scene = await insertScene(world.ctx);
    const { clientId, secret } = await insertClient(world.ctx);
    const asked: string[] = [];
    const options: ClientOptions = {
      baseUrl: http.url,
      clientId,
      clientSecret: secret,
      now: () => world.clock.now().getTime(),
      fetch: (request) => {
        asked.push(new URL(request.url).pathname);
        return fetch(request);
      },
    };
    return { scene, options, asked, api: createSignalsClient(options) };
  }

  it("uses one token for concurrent reads", () =>
    withRollback(async (world) => {
      const { api, asked, scene } = await open(world);
      const [signals, destinations] = await Promise.all([
        api.GET("/api/v1/signals", { params: { query: { limit: 1 } } }),
        api.GET("/api/v1/destinations"),
      ]);
      expect(signals.data?.data[0]?.id).toBe(scene.signal.id);
      expect(destinations.data?._meta.mode).toBe("live");
      expect(asked.filter((path) => path === "/oauth2/token")).toHaveLength(1);
    }));

  it("renews a token shortly before it expires", () =>
    withRollback(async (world) => {
      const { api, asked } = await open(world);
      await api.GET("/api/v1/signals");
      world.clock.advance(minutes(28));
      await api.GET("/api/v1/signals");
      world.clock.advance(minutes(1.5));
      const { response } = await api.GET("/api/v1/signals");
      expect(response.status).toBe(200);
      expect(asked.filter((path) => path === "/oauth2/token")).toHaveLength(2);
    }));

  it("writes, and throws a refusal as an error with its code", () =>
    withRollback(async (world) => {
      const { api } = await open(world);
      const body = {
        destinationType: "webhook",
        name: "Revenue webhook",
        config: { url: "https://hooks.example.com/signals" },
      } as const;
      const params = { header: { "Idempotency-Key": "one" } };
      const created = await api.POST("/api/v1/destinations", { body, params });
      expect(created.data?.data.signatureSecret).toMatch(/^whsec_/);
      const changed = { ...body, name: "Another" };
      const refused = await api.POST("/api/v1/destinations", { body: changed, params });
      expect(refused.error?.error).toBe("idempotency_key_reused");
    }));

  it("throws the token endpoint's refusals", () =>
    withRollback(async (world) => {
      const { options } = await open(world);
      const api = createSignalsClient({ ...options, clientSecret: "secret_wrong" });
      await expect(api.GET("/api/v1/signals")).rejects.toThrow(TokenError);
      await expect(api.GET("/api/v1/signals")).rejects.toMatchObject({ code: "invalid_client", status: 401 });
    }));
});

describe("with a service that refuses", () => {
  const token = (value: string) => Response.json({ access_token: value, expires_in: 1_800 });
  const limited = (after: string) => new Response(null, { status: 429, headers: { "Retry-After": after } });
  const done = () => Response.json({ data: [], _meta: { mode: "live" } });

  /** Answers in sequence; records the requests and the waiting times. */
  function script(...answers: Response[]) {
    const sent: (string | null)[] = [];
    const waited: number[] = [];
    const api = createSignalsClient({
      baseUrl: "https://signals.example",
      clientId: "client",
      clientSecret: "secret",
      now: () => Date.parse("2026-03-02T09:30:00Z"),
      wait: async (ms) => void waited.push(ms),
      fetch: async (request) => {
        sent.push(request.headers.get("authorization"));
        return answers[sent.length - 1] ?? new Response(null, { status: 500 });
      },
    });
    return { api, sent, waited };
  }

  it.each([
    ["seconds", "7", 7_000],
    ["a date", "Mon, 02 Mar 2026 09:30:05 GMT", 5_000],
    ["a date that has passed", "Mon, 02 Mar 2026 09:00:00 GMT", 0],
    ["nothing that can be read", "soon", 1_000],
  ])("waits if Retry-After is %s", async (_, after, ms) => {
    const { api, waited } = script(token("a"), limited(after), done());
    expect((await api.GET("/api/v1/sources")).response.status).toBe(200);
    expect(waited).toEqual([ms]);
  });

  it("gives up after three retries, and also waits for tokens", async () => {
    const { api, waited, sent } = script(limited("2"), token("a"), ...[1, 2, 3, 4].map(() => limited("1")));
    expect((await api.GET("/api/v1/sources")).response.status).toBe(429);
    expect(waited).toEqual([2_000, 1_000, 1_000, 1_000]);
    expect(sent).toHaveLength(6);
  });

  it("requests another token once if one is refused", async () => {
    const refused = () => new Response("{}", { status: 401 });
    const { api, sent } = script(token("a"), refused(), token("b"), refused());
    expect((await api.GET("/api/v1/sources")).response.status).toBe(401);
    expect([sent[1], sent[3]]).toEqual(["Bearer a", "Bearer b"]);
    expect(sent).toHaveLength(4);
  });
});
