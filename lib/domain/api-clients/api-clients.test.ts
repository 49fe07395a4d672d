import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countTokenGrantAcrossCustomers } from "@/db/queries/api-tokens";
import type { SessionIdentity } from "@/db/queries/sessions";
import { apiClientSecrets, apiClients, auditEvents } from "@/db/schema";
import { apiScopes, readScopes } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { NewApiClient, SecretRotation } from "@/lib/contracts/api-clients";
import { verifyClient } from "@/lib/domain/oauth/authenticate-caller";
import { issueToken } from "@/lib/domain/oauth/issue-token";
import { activateSetup } from "@/lib/domain/setup/activate";
import { hashToken, newId } from "@/lib/ids";
import { insertCaller, insertClient } from "@/tests/factories/api-clients";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { createApiClient } from "./create";
import { listApiClients } from "./list";
import { removeApiClient } from "./remove";
import { rotateClientSecret } from "./rotate-secret";

const page = { limit: 25, offset: 0 };
const waiting = { lifecycle: "awaiting_admin_icp_review" } as const;

/** An admin of the workspace, with a session identity. */
async function adminOf(ctx: Context): Promise<SessionIdentity> {
  const { id, email, name } = await insertUser(ctx);
  return {
    sessionId: newId(),
    lastSeenAt: ctx.clock.now(),
    user: { id, email, name, isOperator: false },
    customer: null,
  };
}

const make = async (ctx: Context, body: Record<string, unknown> = {}) =>
  createApiClient(ctx, await adminOf(ctx), NewApiClient.parse({ name: "A program", ...body }));
const audited = async ({ db, customerId }: Context) =>
  (
    await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.customerId, customerId))
      .orderBy(asc(auditEvents.id))
  ).map(({ action }) => action);

describe("a client", () => {
  it("is created with a secret that is shown once and stored as a hash", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { clientSecret, ...client } = await make(ctx, {
        name: " Sync ",
        scopes: ["write:destinations", "read:icp"],
      });
      expect(client).toEqual({
        id: expect.any(String),
        clientId: expect.stringMatching(/^client_[\w-]{22}$/),
        name: "Sync",
        scopes: ["read:icp", "write:destinations"],
        approval: "approved",
        createdAt: "2025-11-20T15:00:00.000Z",
        lastUsedAt: null,
        previousSecretExpiresAt: null,
      });
      expect(await listApiClients(ctx, page)).toEqual({ data: [client], total: 1, ...page });
      const secrets = await db.select().from(apiClientSecrets);
      expect(secrets).toMatchObject([{ clientId: client.id, hash: hashToken(clientSecret) }]);
      const kept = [secrets, await db.select().from(apiClients), await db.select().from(auditEvents)];
      expect(JSON.stringify(kept)).not.toContain(clientSecret);
      expect(await audited(ctx)).toEqual(["api_client.created"]);
    }));

  it("gets all read scopes if none are named", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect((await make(ctx)).scopes).toEqual(readScopes);
    }));

  it.each([
    {},
    { name: "" },
    { name: "x".repeat(101) },
    { name: "a\0" },
    { name: "a", scopes: [] },
    { name: "a", scopes: ["read:everything"] },
    { name: "a", approval: "approved" },
    { name: "a", customerId: newId() },
  ])("is not created from %j", (body) => {
    expect(NewApiClient.safeParse(body).success).toBe(false);
  });

  it("is pending in an inactive workspace and approved on activation", () =>
    withRollback(async ({ ctx, db }) => {
      await insertWorkspace(ctx, { customer: waiting });
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other, waiting);
      const [mine, theirs] = [await make(ctx), await make(other)];
      expect([mine.approval, theirs.approval]).toEqual(["pending", "pending"]);
      const denied = await insertClient(ctx, { approval: "denied" });
      const registered = await insertClient(ctx, {
        approval: "pending",
        networkUrl: "https://www.network.example/in/ana",
      });
      await activateSetup(ctx);
      const approvals = new Map((await db.select().from(apiClients)).map((row) => [row.id, row.approval]));
      expect(approvals).toEqual(
        new Map([
          [mine.id, "approved"],
          [theirs.id, "pending"],
          [denied.id, "denied"],
          [registered.id, "pending"],
        ]),
      );
      expect(await audited(ctx)).toContain("api_client.approved");
    }));

  it("is limited to ten, even with concurrent requests, and removed ones don't count", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      for (let n = 0; n < 8; n += 1) await insertClient(ctx);
      await insertClient(other);
      const removed = await insertClient(ctx);
      await removeApiClient(ctx, removed);
      const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(make(ctx))));
      expect(codes.sort()).toEqual([...Array(3).fill("409 client_cap_reached"), "no refusal", "no refusal"]);
      expect(await listApiClients(ctx, page)).toMatchObject({ total: 10 });
      expect(await codeOf(make(other))).toBe("no refusal");
    }));
});

describe("the list", () => {
  it("contains only the workspace's own clients, newest first, without removed ones", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        ids.unshift((await insertClient(ctx)).id);
        clock.advance(1);
      }
      await insertClient(other);
      await removeApiClient(ctx, await insertClient(ctx));
      const listed = await listApiClients(ctx, page);
      expect(listed).toMatchObject({ data: ids.map((id) => ({ id })), total: 3 });
      expect((await listApiClients(ctx, { limit: 1, offset: 1 })).data).toEqual([listed.data[1]]);
    }));
});

describe("rotating a secret", () => {
  it("shows when the previous secret expires, and keeps at most two", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id, clientSecret } = await make(ctx);
      const untouched = await insertClient(ctx);
      const second = await rotateClientSecret(ctx, { id, overlapHours: 24 });
      expect(second).toMatchObject({ id, previousSecretExpiresAt: "2025-11-21T15:00:00.000Z" });
      clock.advance(hours(1));
      const third = await rotateClientSecret(ctx, { id, overlapHours: 24 });
      const hashes = async () =>
        (await db.select().from(apiClientSecrets).where(eq(apiClientSecrets.clientId, id))).map(
          ({ hash }) => hash,
        );
      expect((await hashes()).sort()).toEqual(
        [second, third].map((row) => hashToken(row.clientSecret)).sort(),
      );
      expect(await hashes()).not.toContain(hashToken(clientSecret));
      const shown = async () =>
        (await listApiClients(ctx, page)).data.find((client) => client.id === id)?.previousSecretExpiresAt;
      expect(await shown()).toBe("2025-11-21T16:00:00.000Z");
      clock.advance(days(1));
      expect(await shown()).toBeNull();
      const last = await rotateClientSecret(ctx, { id, overlapHours: 0 });
      expect(await hashes()).toEqual([hashToken(last.clientSecret)]);
      expect(last.previousSecretExpiresAt).toBeNull();
      expect(await db.$count(apiClientSecrets, eq(apiClientSecrets.clientId, untouched.id))).toBe(1);
      expect((await audited(ctx)).filter((action) => action === "api_client.secret_rotated")).toHaveLength(3);
    }));

  it("without an overlap revokes the client's tokens and allows no new ones from the old secret", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { id, clientId, clientSecret } = await make(ctx);
      const other = await insertCaller(ctx);
      const window = { counter: "client", begins: 0, ends: 1 };
      const isLive = async (token: string) =>
        (await countTokenGrantAcrossCustomers(ctx.db, {
          hash: hashToken(token),
          now: clock.now(),
          window,
        })) !== null;
      const verify = async () => ({
        client: await verifyClient(ctx, { clientId, clientSecret }),
        secret: clientSecret,
      });
      const verified = await verify();
      const { access_token: token } = await issueToken(ctx, verified, { grant_type: "client_credentials" });
      await rotateClientSecret(ctx, { id, overlapHours: 24 });
      expect(await isLive(token)).toBe(true);
      const proved = await verify();
      await rotateClientSecret(ctx, { id, overlapHours: 0 });
      expect([await isLive(token), await isLive(other.token)]).toEqual([false, true]);
      // Verified before the rotation, but requests its token after it.
      await expect(issueToken(ctx, proved, { grant_type: "client_credentials" })).rejects.toMatchObject({
        code: "invalid_client",
      });
    }));

  it("has no overlap by default, and allows one of at most a day", () => {
    expect(SecretRotation.parse({})).toEqual({ overlapHours: 0 });
    for (const overlapHours of [1, 23, 48, -24, "24", null]) {
      expect(SecretRotation.safeParse({ overlapHours }).success).toBe(false);
    }
  });
});

describe("a missing client", () => {
  it("cannot be rotated or removed: another workspace's, a removed or an unknown one", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const theirs = await insertClient(other);
      const removed = await insertClient(ctx);
      await removeApiClient(ctx, removed);
      const before = await db.select().from(apiClientSecrets);
      for (const id of [theirs.id, removed.id, newId()]) {
        expect(await codeOf(removeApiClient(ctx, { id }))).toBe("404 not_found");
        expect(await codeOf(rotateClientSecret(ctx, { id, overlapHours: 0 }))).toBe("404 not_found");
      }
      expect(await db.select().from(apiClientSecrets)).toEqual(before);
      expect(await listApiClients(other, page)).toMatchObject({ data: [{ id: theirs.id }] });
      expect(await audited(ctx)).toEqual(["api_client.removed"]);
    }));

  it("can have every scope in the contract", () => {
    expect(NewApiClient.parse({ name: "a", scopes: apiScopes }).scopes).toEqual(apiScopes);
  });
});
