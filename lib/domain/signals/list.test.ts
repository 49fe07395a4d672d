/** The signal list against a simple implementation of its filters, over random filters. */

import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signalArchives, signals } from "@/db/schema";
import { SignalListQuery } from "@/lib/contracts/signals";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals, type SignalRow } from "@/tests/factories/many-signals";
import { one } from "@/tests/factories/one";
import { arbitraryFilters, matchingSignals, searches } from "@/tests/factories/signal-oracle";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { listSignals } from "./list";

describe("the signal list", () => {
  it("matches a simple implementation of the filters, with an exact count", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertManySignals(other);
      const rows = await insertManySignals(ctx);
      const [me, colleague] = [await insertUser(ctx), await insertUser(ctx)];
      const mine = rows.filter((_, n) => n % 5 === 0);
      const archive = (userId: string, list: SignalRow[]) =>
        db
          .insert(signalArchives)
          .values(list.map(({ id, customerId }) => ({ userId, signalId: id, customerId })));
      await archive(me.id, mine);
      await archive(colleague.id, rows.slice(0, 60));
      const archived = new Set(mine.map(({ id }) => id));
      const assigned = rows.filter((_, n) => n % 4 === 0);
      const ids = assigned.map(({ id }) => id);
      await db.update(signals).set({ assigneeId: me.id }).where(inArray(signals.id, ids));
      for (const row of assigned) row.assigneeId = me.id;
      const world = { userId: me.id, archived, tags: new Map(), now: clock.now(), lastVisitAt: null };
      const sourceIds = [...new Set(rows.map(({ sourceId }) => sourceId))];

      const check = async (input: Record<string, string | undefined>) => {
        const query = SignalListQuery.parse({ ...input, totals: "views" });
        const { data, ...page } = await listSignals(ctx, me.id, query);
        const all = matchingSignals(rows, world, query).map(({ id }) => id);
        const countOf = (view: SignalListQuery["view"]) =>
          matchingSignals(rows, world, { ...query, view }).length;
        const totals = { active: countOf("active"), archived: countOf("archived"), all: countOf("all") };
        expect(page).toEqual({ total: all.length, limit: query.limit, offset: query.offset, totals });
        expect(data.map(({ id }) => id)).toEqual(all.slice(query.offset, query.offset + query.limit));
        for (const item of data) expect(item.archived).toBe(archived.has(item.id));
      };
      for (const search of searches) await check({ search, view: "all", limit: "100" });
      await fc.assert(fc.asyncProperty(arbitraryFilters(sourceIds), check), { numRuns: casesOf(40, 150) });
    }));

  it("pages without repeating or skipping a row, even if all have the same timestamp", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const rows = await insertManySignals(ctx, { createdAt: clock.now() });
      const user = await insertUser(ctx);
      const seen: string[] = [];
      for (let offset = 0; offset < rows.length; offset += 50) {
        const page = await listSignals(
          ctx,
          user.id,
          SignalListQuery.parse({ limit: "50", offset: `${offset}` }),
        );
        seen.push(...page.data.map(({ id }) => id));
      }
      expect(seen).toHaveLength(rows.length);
      expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
    }));

  it("says where each has been delivered, and nowhere else", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const done = await insertDestination(ctx);
      const waiting = await insertDestination(ctx);
      const { signalId } = await insertActivation(ctx, { destinationId: done.id, status: "delivered" });
      await insertActivation(ctx, { destinationId: waiting.id, signalId });
      const { data } = await listSignals(ctx, user.id, SignalListQuery.parse({}));
      expect(one(data)).toMatchObject({ id: signalId, deliveredTo: [done.id], archived: false, tags: [] });
    }));
});
