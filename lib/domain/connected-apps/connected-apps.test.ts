import { eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import type { SessionIdentity } from "@/db/queries/sessions";
import {
  apiClients,
  auditEvents,
  authorizationCodes,
  connectedApps,
  memberships,
  refreshTokens,
} from "@/db/schema";
import type { Lifecycle, Role } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { memberScopes } from "@/lib/domain/oauth/member-scopes";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { insertApp, insertConnection } from "@/tests/factories/connected-apps";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { connectApp } from "./connect";
import { readConsent } from "./consent";
import { disconnectApp } from "./disconnect";
import { listConnectedApps } from "./list";

const page = { limit: 25, offset: 0 };

/** A member's own context. */
async function memberOf(ctx: Context, role: Role) {
  const { id: userId, email, name } = await insertUser(ctx, { role });
  const customer = { id: ctx.customerId, name: "Test workspace", role, isReadOnly: false };
  const identity: SessionIdentity = {
    sessionId: newId(),
    lastSeenAt: ctx.clock.now(),
    user: { id: userId, email, name, isOperator: false },
    customer: { ...customer, lifecycle: "active", plan: "growth" },
  };
  return { ...ctx, userId, identity, actor: { kind: "user" as const, userId } };
}

describe("the apps of members", () => {
  it("are seen and ended by their own member, and by admins", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const [admin, manager, user] = [
        await memberOf(ctx, "admin"),
        await memberOf(ctx, "manager"),
        await memberOf(ctx, "user"),
      ];
      const ofUser = await insertConnection(ctx, user);
      const ofManager = await insertConnection(ctx, manager);
      const ids = async (viewer: typeof admin) =>
        (await listConnectedApps(viewer, page)).data.map(({ id }) => id).sort();
      expect(await ids(user)).toEqual([ofUser.id]);
      expect(await ids(manager)).toEqual([ofManager.id]);
      expect(await ids(admin)).toEqual([ofUser.id, ofManager.id].sort());
      expect(await codeOf(disconnectApp(manager, ofUser))).toBe("404 not_found");
      await disconnectApp(user, ofUser);
      await disconnectApp(admin, ofManager);
      expect(await ids(admin)).toEqual([]);
      expect(await codeOf(disconnectApp(admin, ofManager))).toBe("404 not_found");
      const events = await db.select().from(auditEvents);
      expect(events).toMatchObject([
        { action: "connected_app.disconnected", actorUserId: user.userId, subjectId: ofUser.id },
        { action: "connected_app.disconnected", actorUserId: admin.userId, subjectId: ofManager.id },
      ]);
    }));

  it("are listed with what their member's role allows", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await memberOf(ctx, "user");
      await insertConnection(ctx, { ...user, scopes: ["read:signals", "write:destinations"] });
      const { data } = await listConnectedApps(user, page);
      expect(data).toMatchObject([{ scopes: ["read:signals"], isMine: true, lastUsedAt: null }]);
    }));

  it("are limited per member, without counting the app that is connected again", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const user = await memberOf(ctx, "user");
      const app = await insertApp(ctx);
      const ask = () =>
        connectApp(user, { request: app.request, customerId: ctx.customerId, scopes: ["read:signals"] });
      for (let n = 1; n < policy.connectedAppsPerMember; n += 1) await insertConnection(ctx, user);
      await ask();
      const { id } = await insertConnection(ctx, user);
      expect(await codeOf(ask())).toBe("409 client_cap_reached");
      await db.update(apiClients).set({ appId: app.id }).where(eq(apiClients.id, id));
      await ask();
    }));
});

describe("what a person is asked", () => {
  it("names the workspaces they can choose, the current one first, with what their role allows in each", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx, { name: "First" });
      const user = await memberOf(ctx, "user");
      const join = async (name: string, lifecycle: Lifecycle, role: Role) => {
        const other = { ...ctx, customerId: newId() };
        await insertCustomer(other, { name, lifecycle });
        await db.insert(memberships).values({ customerId: other.customerId, userId: user.userId, role });
        return other.customerId;
      };
      const second = await join("Second", "awaiting_admin_icp_review", "admin");
      await join("Stopped", "suspended", "admin");
      await join("New", "signed_up", "admin");
      const { request } = await insertApp(ctx);
      const all = new URLSearchParams(request);
      all.set("scope", "read:signals write:destinations");
      const consent = await readConsent(user, all.toString());
      expect(consent).toMatchObject({
        kind: "asked",
        app: "An app",
        isWebsite: false,
        scopes: ["read:signals", "write:destinations"],
        workspaces: [
          { name: "First", scopes: ["read:signals"], isActive: true },
          { id: second, name: "Second", scopes: ["read:signals", "write:destinations"], isActive: false },
        ],
        denied: expect.stringContaining("error=access_denied"),
      });
      const connect = (customerId: string) =>
        connectApp(user, { request, customerId, scopes: ["read:signals"] });
      expect((await connect(second)).redirectTo).toContain("code=");
      expect(await readConsent(user, "client_id=app_unknown")).toMatchObject({ kind: "refused" });
      all.set("response_type", "token");
      expect(await readConsent(user, all.toString())).toMatchObject({
        kind: "returned",
        redirectTo: expect.stringContaining("error=unsupported_response_type"),
      });
    }));
});

describe("what a member may hand on", () => {
  it.each([
    ["admin", false, 9],
    ["manager", false, 9],
    ["user", false, 8],
    ["admin", true, 7],
  ] as const)("as %s with a read-only seat %s: %i scopes", (role, isReadOnly, count) => {
    const scopes = memberScopes({ role, isReadOnly });
    expect(scopes).toHaveLength(count);
    expect(scopes.includes("write:destinations")).toBe(role !== "user" && !isReadOnly);
  });
});

describe("rows that are not needed anymore", () => {
  it("are deleted: codes, refresh tokens, idle access and registrations", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      await insertCustomer(ctx);
      const user = await memberOf(ctx, "user");
      const unused = await insertApp(ctx);
      const { appId } = await insertConnection(ctx, user);
      await connectApp(user, {
        request: unused.request,
        customerId: ctx.customerId,
        scopes: ["read:signals"],
      });
      await db.update(connectedApps).set({ lastUsedAt: clock.now() }).where(eq(connectedApps.id, appId));
      const left = async () => ({
        codes: await db.$count(authorizationCodes),
        tokens: await db.$count(refreshTokens),
        apps: await db.$count(connectedApps),
        access: await db.$count(apiClients, isNull(apiClients.revokedAt)),
      });
      const leftAfter = async (n: number) => {
        clock.advance(days(n));
        await forgetOldRows(system);
        return left();
      };
      expect(await leftAfter(0)).toEqual({ codes: 1, tokens: 1, apps: 2, access: 1 });
      expect(await leftAfter(2)).toEqual({ codes: 0, tokens: 1, apps: 2, access: 1 });
      expect(await leftAfter(6)).toEqual({ codes: 0, tokens: 1, apps: 1, access: 1 });
      expect(await leftAfter(23)).toEqual({ codes: 0, tokens: 1, apps: 1, access: 0 });
      expect(await leftAfter(1)).toEqual({ codes: 0, tokens: 0, apps: 1, access: 0 });
      expect(await leftAfter(60)).toEqual({ codes: 0, tokens: 0, apps: 0, access: 0 });
    }));
});
