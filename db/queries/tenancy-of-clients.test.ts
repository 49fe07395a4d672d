/** API client queries run by another workspace. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newClientSecret } from "@/lib/domain/api-clients/credentials";
import { hashToken, newId } from "@/lib/ids";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { insertAuditEntry } from "@/tests/factories/audit";
import { withRollback } from "@/tests/factories/context";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { apiClientSecrets, apiClients, apiTokens, auditEvents, customers } from "../schema";
import {
  approvePendingApiClients,
  closeUnusedWorkspace,
  countLiveApiClients,
  findApiClients,
  lockApiClient,
  replaceSecret,
  revokeApiClient,
} from "./api-clients";
import { revokeToken, revokeTokensOf } from "./api-tokens";
import { moveAuditEvents } from "./audit";

/** A workspace with a pending client whose secret was replaced. */
async function openPlace(ctx: Context) {
  const now = ctx.clock.now();
  const overlapEndsAt = new Date(now.getTime() + 1);
  const { id } = await insertClient(ctx, { approval: "pending" });
  const { customerId } = ctx;
  await replaceSecret(ctx.db, { customerId, id, secret: newClientSecret(now).kept, overlapEndsAt });
  await insertAccessToken(ctx, { clientId: id });
  await insertAuditEntry(ctx, { action: "api_client.created", subjectId: id });
  const { id: toCustomerId } = await insertCustomer({ ...ctx, customerId: newId() });
  return { id, clientId: id, subjectId: id, toCustomerId, now, limit: 10, offset: 0 };
}
type Ask = Question<Awaited<ReturnType<typeof openPlace>>>;

/** The verb has already locked the client, so the new secret is stored for the requested one. */
const replace =
  (overlapEndsAt: Date | null): Ask =>
  async (db, { customerId, id, now }) => {
    const before = await db.select().from(apiClientSecrets);
    const secret = newClientSecret(now).kept;
    await replaceSecret(db, { customerId, id, secret, overlapEndsAt });
    return {
      before,
      after: (await db.select().from(apiClientSecrets)).filter((row) => row.id !== secret.id),
    };
  };

describe("another workspace's clients", () => {
  it.each<[string, Ask, unknown]>([
    ["countLiveApiClients", countLiveApiClients, 0],
    ["findApiClients", findApiClients, { rows: [], total: 0 }],
    ["lockApiClient", lockApiClient, null],
    ["approvePendingApiClients", approvePendingApiClients, []],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openPlace, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["revokeApiClient", revokeApiClient],
    ["approvePendingApiClients", approvePendingApiClients],
    ["revokeTokensOf", revokeTokensOf],
    ["moveAuditEvents", moveAuditEvents],
  ])("are not changed by %s", async (_name, ask) => {
    const tables = [apiClients, apiTokens, auditEvents];
    const { before, afterStranger, afterOwner } = await changesOf(openPlace, tables, ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it.each([null, new Date("2025-11-21T15:00:00Z")])(
    "keep their secrets: overlap until %s",
    async (endsAt) => {
      const { stranger } = await answersOf(openPlace, replace(endsAt));
      const { before, after } = stranger as Record<"before" | "after", unknown>;
      expect(after).toEqual(before);
    },
  );
});

describe("a token", () => {
  it("can only be revoked by its own client", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const [mine, other] = [await insertClient(ctx), await insertClient(ctx)];
      const hash = hashToken(await insertAccessToken(ctx, { clientId: mine.id }));
      const now = clock.now();
      const endedAt = async () => (await db.select().from(apiTokens))[0]?.revokedAt;
      await revokeToken(db, { hash, clientId: other.id, now });
      expect(await endedAt()).toBeNull();
      await revokeToken(db, { hash, clientId: mine.id, now });
      expect(await endedAt()).toEqual(now);
    }));
});

describe("closing an unused workspace", () => {
  it("checks its own members and clients, and closes no other workspace", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { db } = world;
      await db.update(customers).set({ lifecycle: "signed_up" });
      const close = ({ customerId }: Context) => closeUnusedWorkspace(db, { customerId });
      const empty = { ...owner, customerId: newId() };
      await db.insert(customers).values({ id: empty.customerId, name: "Empty" });
      await insertUser(owner);
      await insertClient(stranger);
      expect([await close(owner), await close(stranger), await close(empty)]).toEqual([false, false, true]);
      expect(await close(empty)).toBe(false);
      const rows = await db.select().from(customers);
      const closed = rows.filter(({ lifecycle }) => lifecycle === "closed").map(({ id }) => id);
      expect(closed).toEqual([empty.customerId]);
    }));
});
