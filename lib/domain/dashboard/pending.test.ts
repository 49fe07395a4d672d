import { describe, expect, it } from "vitest";
import { creditGrants } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { DashboardPending } from "@/lib/contracts/dashboard";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertInvite } from "@/tests/factories/team";
import { judgeAll, open, sized } from "@/tests/factories/verdicts";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { readPending } from "./pending";

const read = async (ctx: Context) => DashboardPending.parse(await readPending(ctx));
const nothing = { proposals: 0, invites: 0, sources: { total: 0, data: [] } };

describe("what waits on someone", () => {
  it("is nothing in a new workspace, with or without an ideal customer profile", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await read(ctx)).toEqual(nothing);
      await insertSource(ctx);
      expect(await read(ctx)).toEqual(nothing);
    }));

  it("is what verdicts propose, and invitations, in this workspace only", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { maxEmployees: 900 });
      await judgeAll(ctx, "too_small", sized(8, 10, 12, 15, 20));
      await insertInvite(ctx, {});
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      expect(await read(ctx)).toEqual({ ...nothing, proposals: 1, invites: 1 });
      expect(await read(other)).toEqual(nothing);
    }));

  it("is sources that no run has read for two days, the longest unread first, and none while paused or deleted", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const ago = (ms: number) => new Date(clock.now().getTime() - ms);
      const recent = { lastDiscoveryAt: ago(days(2) - hours(1)), createdAt: ago(days(9)) };
      await insertSource(ctx, { key: "current", ...recent });
      const stale = { createdAt: ago(days(9)), lastDiscoveryAt: ago(days(3)) };
      await insertSource(ctx, { key: "paused", ...stale, isActive: false });
      await insertSource(ctx, { key: "deleted", ...stale, deletedAt: clock.now() });
      const late = await insertSource(ctx, { key: "late", ...stale });
      const never = await insertSource(ctx, { key: "never", createdAt: ago(days(4)) });
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertSource(other, stale);
      const expected = [
        { id: never.id, reason: "not_read", lastDiscoveryAt: null },
        { id: late.id, reason: "not_read", lastDiscoveryAt: late.lastDiscoveryAt?.toISOString() },
      ];
      expect((await read(ctx)).sources).toMatchObject({ total: 2, data: expected });
    }));

  it("names five of the sources that cannot be read", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const createdAt = new Date(clock.now().getTime() - days(3));
      for (const key of ["a", "b", "c", "d", "e", "f"]) await insertSource(ctx, { key, createdAt });
      const { sources } = await read(ctx);
      expect([sources.total, sources.data.length]).toEqual([6, 5]);
    }));

  it("is a source on a network that is not configured, also while everything waits for credits", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      await insertSource(ctx, { key: "late", createdAt: new Date(clock.now().getTime() - days(3)) });
      const { id } = await insertSource(ctx, { key: "gone", network: "no-such-network" });
      await db.update(creditGrants).set({ remaining: 0 });
      const { sources } = await read(ctx);
      expect(sources).toMatchObject({ total: 1, data: [{ id, reason: "network" }] });
    }));
});
