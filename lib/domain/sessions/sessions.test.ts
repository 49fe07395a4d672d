import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findSessionAcrossCustomers, insertSession, revokeSession } from "@/db/queries/sessions";
import { auditEvents } from "@/db/schema";
import { days, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listSessions } from "./list";
import { revokeAllSessions } from "./revoke-all";

/** Signs a user in this many minutes ago. */
async function startSession(ctx: Context, userId: string, minutesAgo: number): Promise<string> {
  const id = newId();
  const now = new Date(ctx.clock.now().getTime() - minutes(minutesAgo));
  const expiresAt = new Date(now.getTime() + days(1));
  await insertSession(ctx.db, {
    id,
    userId,
    userAgent: `Browser ${minutesAgo}`,
    ip: "203.0.113.0",
    now,
    expiresAt,
  });
  return id;
}

/** The caller of a session; null if it is no longer valid. */
async function callerOf(ctx: Context, sessionId: string) {
  const { db, clock, requestId, ip } = ctx;
  const identity = await findSessionAcrossCustomers(db, { sessionId, now: clock.now() });
  return identity && { db, clock, requestId, ip, identity };
}

async function requireCaller(ctx: Context, sessionId: string) {
  const caller = await callerOf(ctx, sessionId);
  if (!caller) throw new Error("The session does not hold");
  return caller;
}

describe("listing sessions", () => {
  it("returns the last five valid ones, the current one first", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { id: userId } = await insertUser(ctx);
      const { id: otherId } = await insertUser(ctx);
      await startSession(ctx, otherId, 0);
      const ids: string[] = [];
      for (const ago of [1, 2, 3, 4, 5]) ids.push(await startSession(ctx, userId, ago));
      await startSession(ctx, userId, 2_000);
      await revokeSession(ctx.db, { sessionId: await startSession(ctx, userId, 0), now: clock.now() });
      const current = await startSession(ctx, userId, 6);
      const { data, ...rest } = await listSessions(await requireCaller(ctx, current));
      expect(rest).toEqual({ total: 6, limit: 5, offset: 0 });
      expect(data.map(({ id }) => id)).toEqual([current, ...ids.slice(0, 4)]);
      expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false, false]);
      const at = new Date(clock.now().getTime() - minutes(6)).toISOString();
      expect(data[0]).toEqual({
        id: current,
        createdAt: at,
        lastSeenAt: at,
        userAgent: "Browser 6",
        ip: "203.0.113.0",
        isCurrent: true,
      });
    }));
});

describe("revoking all sessions", () => {
  it("ends all of the caller's sessions immediately, and no one else's", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: userId } = await insertUser(ctx);
      const { id: otherId } = await insertUser(ctx);
      const mine = [await startSession(ctx, userId, 1), await startSession(ctx, userId, 2)];
      const theirs = await startSession(ctx, otherId, 1);
      const caller = await requireCaller(ctx, mine[0] ?? "");
      expect(await revokeAllSessions(caller)).toEqual({ ok: true, revoked: 2 });
      for (const id of mine) expect(await callerOf(ctx, id)).toBeNull();
      expect(await callerOf(ctx, theirs)).not.toBeNull();
      const events = await db.select().from(auditEvents).where(eq(auditEvents.actorUserId, userId));
      expect(events).toMatchObject([
        {
          action: "session.revoked_all",
          customerId: ctx.customerId,
          subjectId: userId,
          detail: { revoked: 2 },
        },
      ]);
    }));

  it("works for someone without a workspace", () =>
    withRollback(async ({ ctx, db }) => {
      const { id: userId } = await insertUser(ctx, { role: null });
      const caller = await requireCaller(ctx, await startSession(ctx, userId, 1));
      expect(await revokeAllSessions(caller)).toEqual({ ok: true, revoked: 1 });
      const events = await db.select().from(auditEvents).where(eq(auditEvents.actorUserId, userId));
      expect(events).toMatchObject([{ action: "session.revoked_all", customerId: null }]);
    }));
});
