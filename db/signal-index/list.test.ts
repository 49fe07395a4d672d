import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { signals } from "@/db/schema";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { insertSignals } from "../queries/signals";
import { findSignalPage } from "./list";

it("finds every page of a list without filters, before and after a deletion", () =>
  withRollback(async ({ ctx, db }) => {
    const { customerId } = ctx;
    await insertWorkspace(ctx);
    const { ordinal: _, ...first } = await insertSignal(ctx);
    const rows = Array.from({ length: 1_040 }, () => ({ ...first, id: newId(), engagementId: newId() }));
    await db.transaction((tx) => insertSignals(tx, { customerId, signals: rows }));
    const stored = await db
      .select({ id: signals.id })
      .from(signals)
      .where(eq(signals.customerId, customerId));

    const check = async (ids: string[]) => {
      for (const offset of [0, 20, 990, 1_000, 1_001, 1_025, 1_040, 2_000]) {
        const page = await findSignalPage(db, {
          customerId,
          userId: newId(),
          view: "all",
          limit: 20,
          offset,
        });
        expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 20));
        expect(page.total).toBe(ids.length);
      }
    };
    // Ids sort by creation time.
    const newestFirst = stored.map(({ id }) => id).sort((a, b) => (a < b ? 1 : -1));
    await check(newestFirst);
    await db.delete(signals).where(eq(signals.id, newestFirst[7] ?? ""));
    await check(newestFirst.toSpliced(7, 1));
  }));
