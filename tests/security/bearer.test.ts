/** Every customer API operation against every token that may not call it. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiClients, destinations, outbox, reports, signals } from "@/db/schema";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import type { Operation } from "@/lib/contracts/operation";
import { checkAuthV1 } from "@/lib/contracts/v1/auth-check";
import { newToken } from "@/lib/ids";
import { insertAccessToken, insertCaller, insertClient } from "@/tests/factories/api-clients";
import { callIn, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type Portal, plainSecrets, setLifecycle, signIn, type Tenant } from "./portal";
import { hasId, isWrite } from "./requests";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const byToken = only(({ auth }) => auth.kind === "bearer");
/** Those that need a scope: any token may ask whose it is. */
const byScope = byToken.filter(([, { auth }]) => auth.kind === "bearer" && auth.scope !== null);
const scopeOf = ({ auth }: Operation): ApiScope => {
  if (auth.kind !== "bearer" || auth.scope === null) throw new Error("This operation needs no scope");
  return auth.scope;
};
const call = (operation: Operation, token?: string, ids?: Tenant["ids"]) =>
  callIn(
    portal,
    operation,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    ids,
  );
/** A token of a new client, since request counters are per client. */
const tokenFor = async (scopes: readonly ApiScope[] = apiScopes, ctx = portal.mine.ctx) =>
  insertAccessToken(ctx, { clientId: (await insertClient(ctx)).id, scopes: [...scopes] });

it("the customer API has the operations of its contract", () => {
  expect(byToken.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual([
    "DELETE /api/v1/destinations/{id}",
    "GET /api/v1/_authcheck",
    "GET /api/v1/destinations",
    "GET /api/v1/icp",
    "GET /api/v1/intelligence",
    "GET /api/v1/intelligence/accounts/{id}",
    "GET /api/v1/intelligence/people/{id}",
    "GET /api/v1/signals",
    "GET /api/v1/signals/{id}",
    "GET /api/v1/sources",
    "GET /api/v1/usage",
    "GET /api/v1/watchlist",
    "PATCH /api/v1/destinations/{id}",
    "POST /api/v1/destinations",
    "POST /api/v1/intelligence/accounts",
    "POST /api/v1/intelligence/people",
  ]);
});

describe("without a valid token", () => {
  const past = new Date("2020-01-01T00:00:00Z");
  const headers: [string, () => Promise<Record<string, string>>][] = [
    ["no header", async () => ({})],
    ["an empty header", async () => ({ authorization: "" })],
    ["a token that was never issued", async () => ({ authorization: `Bearer ${newToken()}` })],
    ["another scheme", async () => ({ authorization: `Basic ${await tokenFor()}` })],
    ["a token in the wrong header", async () => ({ "x-api-key": await tokenFor() })],
    ["a portal session", async () => ({ cookie: await signIn(portal.mine) })],
    ["an expired token", () => changed({ expiresAt: past })],
    ["a revoked token", () => changed({ revokedAt: past })],
    [
      "a token of a revoked client",
      async () => {
        const { id, token } = await insertCaller(portal.mine.ctx);
        await portal.runtime.db.update(apiClients).set({ revokedAt: past }).where(eq(apiClients.id, id));
        return { authorization: `Bearer ${token}` };
      },
    ],
  ];
  const changed = async (change: { expiresAt?: Date; revokedAt?: Date }) => {
    const { id: clientId } = await insertClient(portal.mine.ctx);
    return { authorization: `Bearer ${await insertAccessToken(portal.mine.ctx, { clientId, ...change })}` };
  };
  it.each(headers)("%s gives no access", async (_, headersOf) => {
    const headers = await headersOf();
    for (const [id, operation] of byToken) {
      const answer = await callIn(portal, operation, { headers }, portal.mine.ids);
      expect(answer.headers.get("www-authenticate"), id).toMatch(/^Bearer /);
      expect(await refusal(answer), id).toBe("401 unauthorized");
    }
  });
});

describe("the check of a token", () => {
  it.each(["approved", "pending"] as const)("says whose it is and what it allows: %s", async (approval) => {
    const { ctx } = portal.mine;
    const { id, clientId } = await insertClient(ctx, { approval });
    const token = await insertAccessToken(ctx, { clientId: id, scopes: ["read:icp"] });
    const answer = await call(checkAuthV1, token);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        ok: true,
        oauth: { clientId, scopes: ["read:icp"] },
        workspace: { name: expect.any(String) },
        _meta: { mode: approval === "approved" ? "live" : "sample" },
      },
    ]);
  });
});

describe("a client without access", () => {
  it("gets an error if it was denied, for every operation", async () => {
    const { token } = await insertCaller(portal.mine.ctx, { approval: "denied" });
    for (const [id, operation] of byToken) {
      expect(await refusal(await call(operation, token, portal.mine.ids)), id).toBe("403 client_denied");
    }
  });

  it("gets an error if it belongs to no workspace", async () => {
    const { id, token } = await insertCaller(portal.mine.ctx);
    await portal.runtime.db.update(apiClients).set({ customerId: null }).where(eq(apiClients.id, id));
    for (const [name, operation] of byToken) {
      expect(await refusal(await call(operation, token, portal.mine.ids)), name).toBe("403 forbidden");
    }
  });

  it.each(byScope)("%s requires its own scope and accepts no other", async (_, operation) => {
    const wanted = scopeOf(operation);
    const others = await tokenFor(apiScopes.filter((scope) => scope !== wanted));
    const refused = await call(operation, others, portal.mine.ids);
    expect(refused.headers.get("www-authenticate")).toContain(`scope="${wanted}"`);
    expect(await refusal(refused)).toBe("403 insufficient_scope");
    const answer = await call(operation, await tokenFor([wanted]));
    expect(answer.status).toBe(operation.status);
    expect(answer.headers.get("ratelimit-policy")).toContain("q=600;w=60");
    if (answer.status !== 204) {
      expect(operation.response.safeParse(await answer.json()).error).toBeUndefined();
    }
  });

  it.each(only((operation) => isWrite(operation) && operation.auth.kind === "bearer"))(
    "%s writes nothing in a workspace that is not active",
    async (_, operation) => {
      const [approved, pending] = await Promise.all([
        tokenFor(),
        insertCaller(portal.mine.ctx, { approval: "pending" }),
      ]);
      try {
        await setLifecycle(portal.mine, "suspended");
        for (const token of [approved, pending.token]) {
          expect(await refusal(await call(operation, token))).toBe("403 workspace_inactive");
        }
      } finally {
        await setLifecycle(portal.mine, "active");
      }
    },
  );
});

describe("another workspace", () => {
  const allRows = async () => {
    const { db, customerId } = portal.theirs.ctx;
    const tables = [signals, destinations, reports, outbox];
    return Promise.all(
      tables.map((table) =>
        db.select().from(table).where(eq(table.customerId, customerId)).orderBy(table.id),
      ),
    );
  };
  const withId = only((operation) => hasId(operation) && operation.auth.kind === "bearer");

  it.each(withId)("%s finds none of its rows and changes none", async (_, operation) => {
    const before = await allRows();
    const malformed = { signal: "%00", destination: "0", accountReport: "-1", personReport: "me" };
    for (const ids of [portal.theirs.ids, { ...portal.mine.ids, ...malformed }]) {
      expect(await refusal(await call(operation, await tokenFor(), ids))).toBe("404 not_found");
    }
    expect(await allRows()).toEqual(before);
  });

  it.each(only(({ method, auth }) => method === "GET" && auth.kind === "bearer"))(
    "%s returns none of its data, and no secret",
    async (_, operation) => {
      const answer = await call(operation, await tokenFor());
      expect(answer.status).toBe(200);
      const text = await answer.text();
      const { ids, ctx } = portal.theirs;
      for (const never of [...Object.values(ids), ctx.customerId, ...plainSecrets, "Encrypted"]) {
        expect(text).not.toContain(never);
      }
    },
  );
});
