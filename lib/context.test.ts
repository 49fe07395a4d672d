import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findUnsentAcrossCustomers, markSentAcrossCustomers } from "@/db/queries/outbox";
import { outbox, sources } from "@/db/schema";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSource, insertWorkspace } from "@/tests/factories/workspace";
import { type Context, transaction } from "./context";
import type { ProductEvent } from "./contracts/events";

const found = (ctx: Context, id: string): ProductEvent => ({
  name: "engagements/found",
  data: { customerId: ctx.customerId, engagementIds: [id] },
});
const kept = ({ db, customerId }: Context) =>
  db.select().from(outbox).where(eq(outbox.customerId, customerId)).orderBy(asc(outbox.id));
const sourceKeys = async ({ db, customerId }: Context) =>
  (await db.select().from(sources).where(eq(sources.customerId, customerId))).map((source) => source.key);

const first = "0193b1f0-0000-7000-8000-000000000001";
const second = "0193b1f0-0000-7000-8000-000000000002";

describe("transaction", () => {
  it("stores events with their change and announces them after it, including those of nested functions", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertWorkspace(ctx);
      const answer = await transaction(ctx, async (ctx) => {
        await insertSource(ctx, { key: "outer" });
        ctx.emit(found(ctx, first));
        await transaction(ctx, async (ctx) => {
          await insertSource(ctx, { key: "inner" });
          ctx.emit(found(ctx, second));
        });
        expect(announced).toEqual([]);
        return "done";
      });
      expect(answer).toBe("done");
      expect(await sourceKeys(ctx)).toEqual(expect.arrayContaining(["outer", "inner"]));
      expect(announced).toMatchObject([found(ctx, first), found(ctx, second)]);
      const rows = await kept(ctx);
      expect(rows.map(({ id, name, data }) => ({ id, name, data }))).toEqual(announced);
      expect(rows.map((row) => row.sentAt)).toEqual([null, null]);
    }));

  it("rolls back both if the work fails", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertWorkspace(ctx);
      const failing = transaction(ctx, async (ctx) => {
        await insertSource(ctx, { key: "never" });
        ctx.emit(found(ctx, first));
        await transaction(ctx, async (ctx) => ctx.emit(found(ctx, second)));
        throw new Error("half way");
      });
      await expect(failing).rejects.toThrow("half way");
      expect(await sourceKeys(ctx)).not.toContain("never");
      expect([await kept(ctx), announced]).toEqual([[], []]);
    }));

  it("rolls back both if the event cannot be stored", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertWorkspace(ctx);
      const failing = transaction(ctx, async (ctx) => {
        await insertSource(ctx, { key: "never" });
        ctx.emit({ name: "source/discovery.due", data: { customerId: "no uuid", sourceId: first } });
      });
      await expect(failing).rejects.toThrow();
      expect(await sourceKeys(ctx)).not.toContain("never");
      expect([await kept(ctx), announced]).toEqual([[], []]);
    }));

  it("leaves unsent events to the sweep: found oldest first until marked as sent", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWorkspace(ctx);
      const unreachable = {
        ...ctx,
        announce: () => {
          throw new Error("the engine is down");
        },
      };
      for (const id of [first, second]) {
        const failing = transaction(unreachable, async (ctx) => ctx.emit(found(ctx, id)));
        await expect(failing).rejects.toThrow("the engine is down");
      }
      const before = new Date("2999-01-01T00:00:00Z");
      const unsent = await findUnsentAcrossCustomers(db, { before, limit: 10 });
      expect(unsent).toMatchObject([found(ctx, first), found(ctx, second)]);
      await markSentAcrossCustomers(db, { ids: unsent.slice(0, 1).map((event) => event.id), at: before });
      expect(await findUnsentAcrossCustomers(db, { before, limit: 10 })).toMatchObject([found(ctx, second)]);
    }));

  it("emits nothing outside a transaction", () =>
    withRollback(async ({ ctx, system }) => {
      expect(() => ctx.emit(found(ctx, first))).toThrow("inside a transaction");
      expect(() => system.emit(found(ctx, first))).toThrow("inside a transaction");
    }));
});
