/** Each exported list against the list it belongs to. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertEntries } from "@/db/queries/credits";
import { activations, auditEvents, posts, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { AuditFilters } from "@/lib/contracts/audit";
import { DeliveryExportQuery } from "@/lib/contracts/deliveries";
import { LedgerExportQuery, LedgerQuery } from "@/lib/contracts/plan";
import { CompanyExportQuery } from "@/lib/contracts/signal-companies";
import { SignalExportQuery } from "@/lib/contracts/signals";
import { WatchlistExportQuery, WatchlistQuery } from "@/lib/contracts/watchlist";
import { exportLedger } from "@/lib/domain/credits/export-ledger";
import { listLedger } from "@/lib/domain/credits/ledger";
import { exportDeliveries } from "@/lib/domain/destinations/export-deliveries";
import { listDeliveries } from "@/lib/domain/destinations/read";
import { exportSignals } from "@/lib/domain/signals/export";
import { exportCompanies } from "@/lib/domain/signals/export-companies";
import { exportWatchlist } from "@/lib/domain/watchlist/export";
import { listWatchlist } from "@/lib/domain/watchlist/list";
import { newId } from "@/lib/ids";
import { insertAuditEntry } from "@/tests/factories/audit";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { parseCsv, rowsOf, textOf } from "@/tests/factories/downloads";
import { insertManySignals, type SignalRow } from "@/tests/factories/many-signals";
import { one } from "@/tests/factories/one";
import {
  insertActivation,
  insertDestination,
  insertPost,
  insertSignal,
  insertSignalRows,
} from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { exportAudit } from "./audit-log";
import { rowsPerPart } from "./download";

/** More than two parts, so that a part begins and ends in the middle. */
const many = rowsPerPart * 2 + 37;
const page = { limit: 100, offset: 0 };

/** Another workspace, whose rows must never appear. */
async function insertOther(ctx: Context): Promise<Context> {
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  return other;
}

/** Signals of more than two parts. */
async function insertParts(ctx: Context): Promise<SignalRow[]> {
  const originals = await insertManySignals(ctx);
  const rows = [...originals];
  while (rows.length < many) {
    const now = ctx.clock.now().getTime() + rows.length;
    const copies = originals.map(({ ordinal: _, ...row }, n) => ({
      ...row,
      id: newId(),
      engagementId: newId(),
      createdAt: new Date(now + n),
    }));
    rows.push(...(await insertSignalRows(ctx, copies)));
  }
  return rows;
}

describe("exported signals", () => {
  it("have their names, tags and texts, in any script and with formulas escaped", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { name: "Œuvre & Co. 株式会社" });
      const user = await insertUser(ctx);
      const source = await insertSource(ctx, { displayName: "@competitor" });
      const { id: signalId } = await insertSignal(ctx, {
        sourceId: source.id,
        personName: "=HYPERLINK(1)",
        personTitle: 'Head of "Sales", 日本\r\n👩‍🔬',
        talkingPoints: ["One", "Two"],
      });
      const destination = await insertDestination(ctx, { name: "CRM" });
      await insertActivation(ctx, { signalId, destinationId: destination.id, status: "delivered" });
      const { id: categoryId } = await insertTagCategory(ctx, { name: "Stage" });
      const { id: valueId } = await insertTagValue(ctx, { categoryId, name: "Hot" });
      await insertSignalTags(ctx, [{ signalId, valueId }]);
      const download = await exportSignals(ctx, user.id, SignalExportQuery.parse({}));
      expect(download.name).toBe("œuvre-co-株式会社-signals-2025-11-20.csv");
      expect(one(await rowsOf(download))).toMatchObject({
        id: signalId,
        created_at: "2025-11-20T15:00:00.000Z",
        person: "'=HYPERLINK(1)",
        title: 'Head of "Sales", 日本\r\n👩‍🔬',
        talking_points: "One\nTwo",
        source: "'@competitor",
        tags: "Stage: Hot",
        archived: "false",
        delivered_to: "CRM",
        strength: "8",
      });
    }));

  it("are those of the moment it began: later ones are not added, deleted ones left out, none is repeated", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const rows = await insertParts(ctx);
      const query = SignalExportQuery.parse({ sort: "strength", view: "all" });
      const parts = (await exportSignals(ctx, user.id, query)).chunks[Symbol.asyncIterator]();
      let text = (await parts.next()).value;
      const read = new Set(parseCsv(text).map(({ id }) => id));
      expect(read.size).toBe(rowsPerPart);
      const [moved, deleted] = rows.filter(({ id, strength }) => strength === 1 && !read.has(id));
      if (!moved || !deleted) throw new Error("All signals are in the first part");
      await db.update(signals).set({ strength: 10 }).where(eq(signals.id, moved.id));
      await db.delete(signals).where(eq(signals.id, deleted.id));
      await insertSignal(ctx, { strength: 1 });
      for (let part = await parts.next(); !part.done; part = await parts.next()) text += part.value;
      const ids = parseCsv(text).map(({ id }) => id);
      expect(ids).toHaveLength(rows.length - 1);
      expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id).filter((id) => id !== deleted.id)));
      expect(parseCsv(text).find(({ id }) => id === moved.id)?.strength).toBe("10");
    }));
});

describe("an exported list", () => {
  it("is only its column names if nothing matches", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const destination = await insertDestination(ctx);
      const other = await insertOther(ctx);
      await insertActivation(other);
      await insertAuditEntry(other);
      const files = [
        await exportSignals(ctx, user.id, SignalExportQuery.parse({})),
        await exportCompanies(ctx, user.id, CompanyExportQuery.parse({})),
        await exportWatchlist(ctx, WatchlistExportQuery.parse({})),
        await exportDeliveries(ctx, { destinationId: destination.id }),
        await exportLedger(ctx, { kind: "hold" }),
        await exportAudit(ctx, { entity: "icp" }),
      ];
      for (const file of files) expect(await textOf(file)).toMatch(/^\uFEFF("\w+",)+"\w+"\r\n$/);
    }));

  it("leaves an audit log entry with what was asked for", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id, name } = await insertDestination(ctx);
      await exportDeliveries(ctx, {
        destinationId: id,
        ...DeliveryExportQuery.parse({ status: "failed,held" }),
      });
      const mine = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(one(mine)).toMatchObject({
        action: "export.started",
        subjectId: id,
        detail: { list: "deliveries", destinationName: name, status: ["failed", "held"] },
      });
    }));

  it("of watched posts has the list's filters and order", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await insertPost(await insertOther(ctx));
      const { id: sourceId } = await insertSource(ctx, { displayName: "Rival" });
      for (const likes of [3, 9, 9, 1]) await insertPost(ctx, { sourceId, likes });
      const { id: closedId } = await insertPost(ctx, { sourceId, likes: 4 });
      await insertPost(ctx, { status: "harvesting" });
      for (const given of [{}, { sortBy: "likes" }, { source: sourceId, sortBy: "likes", sortDir: "asc" }]) {
        const { data } = await listWatchlist(ctx, { ...WatchlistQuery.parse(given), ...page });
        const rows = await rowsOf(await exportWatchlist(ctx, WatchlistExportQuery.parse(given)));
        expect(rows.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
        expect(rows.map(({ likes }) => likes)).toEqual(data.map(({ likes }) => String(likes)));
      }
      const download = await exportWatchlist(ctx, WatchlistExportQuery.parse({ source: sourceId }));
      await db.update(posts).set({ status: "closed" }).where(eq(posts.id, closedId));
      expect((await rowsOf(download)).map(({ source }) => source)).toContain("Rival");
    }));

  it("of deliveries has every one in the given states, and none of another destination", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const destination = await insertDestination(ctx);
      await insertActivation(ctx);
      for (const status of ["delivered", "failed", "held", "delivering"] as const) {
        clock.advance(1_000);
        await insertActivation(ctx, { destinationId: destination.id, status, lastError: "-1" });
      }
      for (const status of [undefined, "failed,held"]) {
        const query = { destinationId: destination.id, ...DeliveryExportQuery.parse({ status }) };
        const { data } = await listDeliveries(ctx, { ...query, ...page });
        const rows = await rowsOf(await exportDeliveries(ctx, query));
        expect(rows.map(({ id }) => id)).toEqual(data.map(({ activationId }) => activationId));
        expect(rows.map((row) => row.next_attempt_at)).toEqual(data.map((row) => row.nextAttemptAt ?? ""));
        expect(rows[0]?.last_error).toBe("'-1");
      }
      const other = await insertOther(ctx);
      expect(await codeOf(exportDeliveries(other, { destinationId: destination.id }))).toBe("404 not_found");
    }));

  it("of deliveries ends each part where the next begins, also if all have the same time", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const destination = await insertDestination(ctx);
      const rows = await insertParts(ctx);
      const { customerId, clock } = ctx;
      await db.insert(activations).values(
        rows.map(({ id: signalId }) => ({
          id: newId(),
          customerId,
          signalId,
          destinationId: destination.id,
          trigger: "routing" as const,
          createdAt: clock.now(),
        })),
      );
      const read = await rowsOf(await exportDeliveries(ctx, { destinationId: destination.id }));
      expect(read.map((row) => row.signal_id).sort()).toEqual(rows.map(({ id }) => id).sort());
    }));

  it("of the audit log has all matching entries, without itself", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const entry = { customerId: ctx.customerId, action: "icp.updated" as const };
      const entries = Array.from({ length: many }, (_, n) => ({
        ...entry,
        id: newId(),
        createdAt: new Date(clock.now().getTime() - (n % 7)),
      }));
      await db.insert(auditEvents).values(entries);
      await insertAuditEntry(ctx, { action: "source.created" });
      const rows = await rowsOf(await exportAudit(ctx, AuditFilters.parse({ entity: "icp" })));
      expect(rows).toHaveLength(many);
      expect(await rowsOf(await exportAudit(ctx, AuditFilters.parse({ entity: "source" })))).toHaveLength(1);
      const times = rows.map(({ time }) => time ?? "");
      expect(times).toEqual(times.toSorted().toReversed());
    }));
});

const grant = (amount: number) => ({
  id: newId(),
  kind: "grant" as const,
  amount,
  burned: 0,
  bundle: null,
  cause: `pack:${newId()}`,
});
const holdOf = (amount: number) => ({
  ...grant(-amount),
  kind: "hold" as const,
  bundle: "qualification" as const,
  cause: "posts:first",
});

describe("the exported credit ledger", () => {
  it("has the list's entries under its filters, as numbers", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const hold = holdOf(4);
      await insertEntries(ctx.db, {
        customerId: ctx.customerId,
        entries: [hold, grant(7)],
        now: clock.now(),
      });
      for (const given of [{}, { kind: "hold" }, { bundle: "1" }, { kind: "grant", days: "1" }]) {
        const { data } = await listLedger(ctx, { ...LedgerQuery.parse(given), ...page });
        const rows = await rowsOf(await exportLedger(ctx, LedgerExportQuery.parse(given)));
        expect(rows.map(({ id, credits }) => [id, credits])).toEqual(
          data.map(({ id, amount }) => [id, String(amount)]),
        );
      }
      expect(await textOf(await exportLedger(ctx, { kind: "hold" }))).toContain(",-4,");
    }));

  it("adds up to the balance of the moment it began, while holds are settled", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { customerId } = ctx;
      const granted = (await listLedger(ctx, LedgerQuery.parse({}))).data.reduce(
        (sum, { amount }) => sum + amount,
        0,
      );
      const hold = holdOf(40);
      await insertEntries(db, { customerId, entries: [hold], now: clock.now() });
      clock.advance(1_000);
      const grants = Array.from({ length: rowsPerPart + 5 }, () => grant(1));
      await insertEntries(db, { customerId, entries: grants, now: clock.now() });
      const download = await exportLedger(ctx, {});
      clock.advance(1_000);
      const settled = { ...hold, id: newId(), kind: "settle" as const, amount: 0, burned: 40 };
      await insertEntries(db, { customerId, entries: [settled, grant(500)], now: clock.now() });
      const credits = (await rowsOf(download)).map((row) => Number(row.credits));
      expect(credits).toHaveLength(rowsPerPart + 7);
      expect(credits.reduce((sum, amount) => sum + amount, 0)).toBe(granted + rowsPerPart + 5 - 40);
    }));
});
