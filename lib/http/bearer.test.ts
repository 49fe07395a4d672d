import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { apiClients, customers } from "@/db/schema";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertAccessToken, insertCaller, insertClient } from "@/tests/factories/api-clients";
import { freezeMinute, open, refusal, repeat } from "@/tests/factories/bearer-routes";
import { insertConnection } from "@/tests/factories/connected-apps";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";

freezeMinute();

describe("a token", () => {
  it("grants access to its workspace as its client", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const { token, id } = await insertCaller(world.ctx);
      const answer = await open(world).get(token);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ mode: "live", workspace: world.ctx.customerId, client: id });
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      expect(answer.headers.get("vary")).toBe("Authorization");
    }));

  it("of a pending client reads sample data", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const { token } = await insertCaller(world.ctx, { approval: "pending" });
      expect(await (await open(world).get(token)).json()).toMatchObject({ mode: "sample" });
    }));

  it.each([
    ["nothing", "", 'Bearer realm="api"'],
    ["another scheme", "Basic YTpi", 'Bearer realm="api"'],
    ["no token", "Bearer ", 'Bearer realm="api", error="invalid_token"'],
    ["two tokens", "Bearer a b", 'Bearer realm="api", error="invalid_token"'],
    ["nonsense", "Bearer \u00e4", 'Bearer realm="api", error="invalid_token"'],
    ["an unknown token", "Bearer abcdefgh", 'Bearer realm="api", error="invalid_token"'],
  ])("is required: %s is refused", (_name, header, challenge) =>
    withRollback(async (world) => {
      const answer = await open(world).getWith(header);
      const metadata = "http://localhost:3000/.well-known/oauth-protected-resource";
      expect(answer.headers.get("www-authenticate")).toBe(`${challenge}, resource_metadata="${metadata}"`);
      expect(answer.headers.has("ratelimit")).toBe(false);
      expect(await refusal(answer)).toBe("401 unauthorized");
    }),
  );

  it("ends when it expires, when it is revoked, and when its client is removed", () =>
    withRollback(async (world) => {
      const { ctx, db, clock } = world;
      await insertCustomer(ctx);
      const { id, token } = await insertCaller(ctx);
      const { get } = open(world);
      const now = clock.now();
      const revoked = await insertAccessToken(ctx, { clientId: id, revokedAt: now });
      expect(await refusal(await get(revoked))).toBe("401 unauthorized");
      const short = await insertAccessToken(ctx, { clientId: id, expiresAt: new Date(now.getTime() + 1) });
      expect((await get(short)).status).toBe(200);
      clock.advance(1);
      expect(await refusal(await get(short))).toBe("401 unauthorized");
      expect((await get(token)).status).toBe(200);
      await db.update(apiClients).set({ revokedAt: now }).where(eq(apiClients.id, id));
      expect(await refusal(await get(token))).toBe("401 unauthorized");
    }));

  it("depends on the current state of its client and workspace at each request", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const { id, token } = await insertCaller(ctx, { approval: "pending" });
      const { get } = open(world);
      const set = (row: Partial<typeof apiClients.$inferInsert>) =>
        db.update(apiClients).set(row).where(eq(apiClients.id, id));
      await set({ approval: "denied" });
      expect(await refusal(await get(token))).toBe("403 client_denied");
      await set({ approval: "approved", customerId: null });
      expect(await refusal(await get(token))).toBe("403 forbidden");
      await set({ customerId: other.customerId });
      expect(await (await get(token)).json()).toMatchObject({ mode: "live", workspace: other.customerId });
    }));

  it("updates the client's last use at most once a minute", () =>
    withRollback(async (world) => {
      const { ctx, db, clock } = world;
      await insertCustomer(ctx);
      const { id, token } = await insertCaller(ctx);
      const stranger = await insertClient(ctx);
      const lastUse = async (clientId: string) =>
        (await db.select().from(apiClients).where(eq(apiClients.id, clientId)))[0]?.lastUsedAt;
      const { get } = open(world);
      const first = clock.now();
      await get(token);
      clock.advance(minutes(1));
      await get(token);
      expect(await lastUse(id)).toEqual(first);
      clock.advance(1);
      await get(token);
      expect(await lastUse(id)).toEqual(clock.now());
      expect(await lastUse(stranger.id)).toBeNull();
    }));
});

describe("a token of a member's app", () => {
  it.each([
    ["active", "live", null],
    ["awaiting_admin_icp_review", "sample", null],
    ["suspended", null, "403 forbidden"],
    ["closed", null, "403 forbidden"],
  ] as const)("in a workspace that is %s reads %s data or gets %s", (lifecycle, mode, refused) =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx, { lifecycle });
      const { id: userId } = await insertUser(world.ctx, { role: "user" });
      const { id: clientId } = await insertConnection(world.ctx, { userId });
      const answer = await open(world).get(await insertAccessToken(world.ctx, { clientId }));
      if (refused) expect(await refusal(answer)).toBe(refused);
      else expect(await answer.json()).toMatchObject({ mode });
    }),
  );

  it("does what the member may do: a user changes no destination, an admin does", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const answers = ["user", "admin"] as const;
      const given: string[] = [];
      for (const role of answers) {
        const { id: userId } = await insertUser(world.ctx, { role });
        const { id: clientId } = await insertConnection(world.ctx, { userId });
        const token = await insertAccessToken(world.ctx, { clientId });
        given.push(await refusal(await open(world).patch(token, { name: "a" })));
      }
      expect(given).toEqual(["403 insufficient_scope", "404 not_found"]);
    }));
});

describe("checks run in this order", () => {
  const good = { name: "a" };
  const setApproval = (ctx: Context, id: string, row: Partial<typeof apiClients.$inferInsert>) =>
    ctx.db.update(apiClients).set(row).where(eq(apiClients.id, id));

  it("401, client_denied, forbidden, insufficient_scope, 429, validation, workspace_inactive, the resource", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      const { customerId } = ctx;
      await insertCustomer(ctx, { lifecycle: "signed_up", planSlug: null, credits: 0 });
      const { id } = await insertClient(ctx, { approval: "denied" });
      await setApproval(ctx, id, { customerId: null });
      const token = await insertAccessToken(ctx, { clientId: id, scopes: ["read:signals"] });
      const { patch } = open(world);
      const ask = () => patch(token, {}, "no-id");
      // Each fix reveals the request's next error.
      expect(await refusal(await patch("unknown", {}, "no-id"))).toBe("401 unauthorized");
      expect(await refusal(await repeat(61, ask))).toBe("403 client_denied");
      await setApproval(ctx, id, { approval: "approved" });
      expect(await refusal(await ask())).toBe("403 forbidden");
      await setApproval(ctx, id, { customerId });
      const narrow = await ask();
      expect(narrow.headers.get("www-authenticate")).toBe(
        'Bearer realm="api", error="insufficient_scope", scope="write:destinations"',
      );
      expect(await refusal(narrow)).toBe("403 insufficient_scope");
      const wide = await insertAccessToken(ctx, { clientId: id });
      expect(await refusal(await patch(wide, {}, "no-id"))).toBe("429 rate_limited");
      vi.setSystemTime(new Date("2025-11-20T15:01:01Z"));
      expect(await refusal(await patch(wide, {}, "no-id"))).toBe("400 validation_error");
      expect(await refusal(await patch(wide, good, "no-id"))).toBe("403 workspace_inactive");
      await db.update(customers).set({ lifecycle: "active" }).where(eq(customers.id, customerId));
      expect(await refusal(await patch(wide, good, "no-id"))).toBe("404 not_found");
      expect(await refusal(await patch(wide, good))).toBe("404 not_found");
    }));

  it.each(["signed_up", "onboarding_running", "awaiting_admin_icp_review", "suspended", "closed"] as const)(
    "a workspace that is %s is read-only",
    (lifecycle) =>
      withRollback(async (world) => {
        await insertCustomer(world.ctx, { lifecycle });
        const { token } = await insertCaller(world.ctx);
        const { get, patch } = open(world);
        expect((await get(token)).status).toBe(200);
        expect(await refusal(await patch(token, good))).toBe("403 workspace_inactive");
      }),
  );
});
