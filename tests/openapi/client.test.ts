/** The TypeScript client: its types match the API, and it works with the real route files over real HTTP. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "@/app/api/v1/[...path]/route";
import { POST as postToken } from "@/app/oauth2/token/route";
import {
  ApiError,
  type ClientOptions,
  createSignalsClient,
  paginate,
  TokenError,
  unwrap,
} from "@/clients/typescript/index.ts";
import { minutes } from "@/lib/clock";
import type { Server } from "@/lib/http/route";
import { browserOperationsFile, makeBrowserOperations } from "@/scripts/openapi/browser-operations";
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

it("the browser's operations match the output of `npm run client`", () => {
  expect(readFileSync(browserOperationsFile, "utf8")).toBe(makeBrowserOperations());
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
    Object.assign(http.handlers, {
      "POST /oauth2/token": postToken,
      "GET /api/v1/*": api.GET,
      "POST /api/v1/*": api.POST,
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

describe("with a service that fails", () => {
  const token = (value: string) => Response.json({ access_token: value, expires_in: 1_800 });
  const limited = (after: string) => new Response(null, { status: 429, headers: { "Retry-After": after } });
  const unavailable = () => new Response(null, { status: 503 });
  const done = () => Response.json({ data: [], total: 0, _meta: { mode: "live" } });
  const lost = () => new TypeError("fetch failed");
  const companyUrl = "https://www.network.example/company/acme";

  /** Answers in sequence, or fails with an error; records the requests and the waiting times. */
  function script(...answers: (Response | Error)[]) {
    const sent: Request[] = [];
    const waited: number[] = [];
    const api = createSignalsClient({
      baseUrl: "https://signals.example",
      clientId: "client",
      clientSecret: "secret",
      now: () => Date.parse("2026-03-02T09:30:00Z"),
      random: () => 0,
      wait: async (ms) => void waited.push(ms),
      fetch: async (request) => {
        sent.push(request);
        const answer = answers[sent.length - 1] ?? new Response(null, { status: 500 });
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    return { api, sent, waited };
  }

  it.each([
    ["seconds", "7", 7_000],
    ["a date", "Mon, 02 Mar 2026 09:30:05 GMT", 5_000],
    ["a date that has passed", "Mon, 02 Mar 2026 09:00:00 GMT", 0],
    ["nothing that can be read", "soon", 250],
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

  it("returns a rate limit that lasts longer than a minute", async () => {
    const { api, waited } = script(token("a"), limited("3600"));
    expect((await api.GET("/api/v1/sources")).response.status).toBe(429);
    expect(waited).toEqual([]);
  });

  it("requests another token once if one is rejected", async () => {
    const rejected = () => new Response("{}", { status: 401 });
    const { api, sent } = script(token("a"), rejected(), token("b"), rejected());
    expect((await api.GET("/api/v1/sources")).response.status).toBe(401);
    const authorizations = sent.map(({ headers }) => headers.get("authorization"));
    expect([authorizations[1], authorizations[3]]).toEqual(["Bearer a", "Bearer b"]);
    expect(sent).toHaveLength(4);
  });

  it("reads on with a new token if the old one is rejected between two pages", async () => {
    const page = (...ids: string[]) => Response.json({ data: ids.map((id) => ({ id })), total: 5 });
    const rejected = new Response("{}", { status: 401 });
    const { api, sent } = script(token("a"), page("1", "2"), rejected, token("b"), page("3", "4"), page("5"));
    const ids: string[] = [];
    for await (const { id } of paginate((query) => api.GET("/api/v1/signals", { params: { query } }), 2)) {
      ids.push(id);
    }
    expect(ids).toEqual(["1", "2", "3", "4", "5"]);
    const sentTokens = sent
      .map(({ headers }) => headers.get("authorization"))
      .filter((one) => /Bearer/.test(one ?? ""));
    expect(sentTokens).toEqual(["Bearer a", "Bearer a", "Bearer b", "Bearer b"]);
  });

  it("reports a proxy's page in place of an answer, and of a token", async () => {
    const html = (status: number) => new Response("<html>", { status });
    const { api } = script(token("a"), ...[1, 2, 3, 4].map(() => html(502)));
    await expect(api.GET("/api/v1/sources").then(unwrap)).rejects.toMatchObject({
      code: "unknown",
      status: 502,
    });
    const { api: without } = script(html(200));
    await expect(without.GET("/api/v1/sources")).rejects.toMatchObject({ name: "TokenError", status: 200 });
  });

  it("repeats reads and token requests whose answers were lost, with growing pauses", async () => {
    const { api, waited } = script(lost(), token("a"), unavailable(), lost(), unavailable(), done());
    expect((await api.GET("/api/v1/sources")).response.status).toBe(200);
    expect(waited).toEqual([250, 250, 500, 1_000]);
  });

  it("repeats a POST under one idempotency key, the caller's if there is one", async () => {
    const accepted = () => Response.json({ id: "1", cached: false }, { status: 202 });
    const { api, sent } = script(token("a"), lost(), accepted(), lost(), accepted());
    await api.POST("/api/v1/intelligence/accounts", { body: { companyUrl } });
    const params = { header: { "Idempotency-Key": "mine" } };
    await api.POST("/api/v1/intelligence/accounts", { body: { companyUrl }, params });
    const keys = sent.slice(1).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], "mine", "mine"]);
    expect(await sent.at(-1)?.json()).toEqual({ companyUrl });
  });

  it("does not repeat a PATCH whose answer was lost", async () => {
    const { api, sent } = script(token("a"), lost());
    const params = { path: { id: "01890000-0000-7000-8000-000000000000" } };
    await expect(api.PATCH("/api/v1/destinations/{id}", { params, body: { name: "A" } })).rejects.toThrow(
      "fetch failed",
    );
    expect(sent).toHaveLength(2);
  });

  it("stops at once if the caller aborts", async () => {
    const caller = new AbortController();
    const { api, sent } = script(token("a"), lost(), done());
    caller.abort();
    await expect(api.GET("/api/v1/sources", { signal: caller.signal })).rejects.toThrow();
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it("turns a refusal into an error with its code, request id and fields", async () => {
    const body = {
      error: "validation_error",
      message: "The query is not valid.",
      requestId: "r-1",
      details: [{ path: "limit", message: "At most 100" }],
    };
    const { api } = script(token("a"), Response.json(body, { status: 400 }));
    const failure = await api
      .GET("/api/v1/signals")
      .then(unwrap)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "validation_error", status: 400, requestId: "r-1" });
    expect(failure).toMatchObject({ details: [{ path: "limit", message: "At most 100" }] });
  });
});

describe("paginate", () => {
  const response = new Response();
  /** A list that grows by one at its start before each page but the first. */
  const growing = (size: number) => {
    const rows = Array.from({ length: size }, (_, n) => ({ id: `row-${n}` }));
    const asked: number[] = [];
    return {
      asked,
      read: async ({ limit, offset }: { limit: number; offset: number }) => {
        if (offset > 0) rows.unshift({ id: `new-${offset}` });
        asked.push(offset);
        return { data: { data: rows.slice(offset, offset + limit), total: rows.length }, response };
      },
    };
  };

  it.each([0, 1, 9, 10, 11, 25])("reads all of %i rows once while new ones arrive", async (size) => {
    const { read } = growing(size);
    const ids: string[] = [];
    for await (const { id } of paginate(read, 10)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: size }, (_, n) => `row-${n}`));
  });

  it("asks for no more than is read", async () => {
    const { read, asked } = growing(100);
    for await (const { id } of paginate(read, 10)) if (id === "row-15") break;
    expect(asked).toEqual([0, 10]);
  });

  it("throws the refusal of a page", async () => {
    const refused = {
      error: { error: "rate_limited", message: "Slow down." },
      response: Response.json({}, { status: 429 }),
    };
    await expect(paginate(async () => refused).next()).rejects.toMatchObject({
      code: "rate_limited",
      status: 429,
    });
  });
});
