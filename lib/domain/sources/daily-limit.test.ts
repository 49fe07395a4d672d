import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, sources } from "@/db/schema";
import { SourceChange } from "@/lib/contracts/sources";
import { nextUtcDay } from "@/lib/utc-day";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { changeSource } from "./change";

describe("a source's daily limit", () => {
  it("is set, shown and removed, each with its audit entry, and more room makes a discovery due", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const tomorrow = nextUtcDay(clock.now());
      const { id: sourceId } = await insertSource(ctx, { nextDiscoveryAt: tomorrow });
      const set = (dailyCreditLimit: number | null) =>
        changeSource(ctx, { sourceId, change: { dailyCreditLimit } });
      const dueAt = async () =>
        one(await db.select().from(sources).where(eq(sources.id, sourceId))).nextDiscoveryAt;
      expect(await set(20)).toMatchObject({ dailyCreditLimit: 20 });
      await set(10);
      expect(await dueAt()).toEqual(tomorrow);
      expect(await set(null)).toMatchObject({ dailyCreditLimit: null });
      expect(await dueAt()).toEqual(clock.now());
      await set(null);
      const events = await db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.customerId, ctx.customerId))
        .orderBy(auditEvents.id);
      expect(events.map(({ action, changes }) => [action, changes?.dailyCreditLimit])).toEqual([
        ["source.updated", { before: null, after: 20 }],
        ["source.updated", { before: 20, after: 10 }],
        ["source.updated", { before: 10, after: null }],
      ]);
    }));

  it.each([0, 100_001, 1.5])("cannot be %s", (dailyCreditLimit) => {
    expect(SourceChange.safeParse({ dailyCreditLimit }).success).toBe(false);
  });
});
