import { describe, expect, it } from "vitest";
import { hours, minutes } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import {
  booksBurning,
  booksRefunded,
  insertAccountReport,
  reportRow,
  runReport,
} from "@/tests/factories/reports";
import { insertCustomer, insertWorkspace } from "@/tests/factories/workspace";
import { gaveUp } from "./failures";
import { beginRun, findRunningReport } from "./run";
import { startAccountReport } from "./start";
import { sweepStalledReports } from "./sweep";

const companyUrl = sandboxCatalogue().competitors[0]?.networkUrl ?? "";

describe("reports whose run died", () => {
  it("restart after a quarter of an hour without progress, and the previous attempt changes nothing more", () =>
    withRollback(async ({ ctx, system, announced, clock }) => {
      await insertWorkspace(ctx);
      const { customerId } = ctx;
      const { id } = await startAccountReport(ctx, { companyUrl });
      await beginRun(ctx, { reportId: id, attempt: 1 });
      announced.length = 0;
      const sweep = () => sweepStalledReports(system);
      clock.advance(minutes(10));
      await findRunningReport(ctx, { reportId: id, attempt: 1 });
      clock.advance(minutes(15) - 1);
      expect(await sweep()).toEqual({ restarted: 0, failed: 0 });
      clock.advance(1);
      expect(await sweep()).toEqual({ restarted: 1, failed: 0 });
      expect(await sweep()).toEqual({ restarted: 0, failed: 0 });
      expect(await reportRow(ctx, id)).toMatchObject({ status: "queued", attempt: 2 });
      clock.advance(hours(2));
      expect(await sweep()).toEqual({ restarted: 1, failed: 0 });
      expect(announced.map(({ name, data }) => ({ name, data }))).toEqual(
        [2, 3].map((attempt) => ({
          name: "intelligence/requested",
          data: { customerId, reportId: id, attempt },
        })),
      );
      expect(await runReport(ctx, id, 1)).toBe(false);
      expect(await runReport(ctx, id, 3)).toBe(true);
      expect(await readBooks(ctx)).toEqual(booksBurning(25));
      clock.advance(hours(9));
      expect(await sweep()).toEqual({ restarted: 0, failed: 0 });
    }));

  it("fail after four hours and are refunded once", () =>
    withRollback(async ({ ctx, system, clock, announced }) => {
      await insertWorkspace(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      announced.length = 0;
      clock.advance(hours(4));
      expect(await sweepStalledReports(system)).toEqual({ restarted: 0, failed: 1 });
      expect(await sweepStalledReports(system)).toEqual({ restarted: 0, failed: 0 });
      expect(await reportRow(ctx, id)).toMatchObject({ status: "failed", error: gaveUp });
      expect(await readBooks(ctx)).toEqual(booksRefunded);
      expect(announced).toEqual([]);
      expect(await startAccountReport(ctx, { companyUrl })).toMatchObject({ cached: false });
    }));

  it("are refunded to their own workspaces; reports that ended are unchanged", () =>
    withRollback(async ({ ctx, system, clock }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) {
        await insertCustomer(each);
        await startAccountReport(each, { companyUrl });
      }
      const ready = await insertAccountReport(ctx);
      const failed = await insertAccountReport(ctx, { status: "failed", error: "No." });
      clock.advance(hours(4));
      expect(await sweepStalledReports(system)).toEqual({ restarted: 0, failed: 2 });
      for (const each of [ctx, other]) expect(await readBooks(each)).toEqual(booksRefunded);
      expect([await reportRow(ctx, ready.id), await reportRow(ctx, failed.id)]).toEqual([ready, failed]);
    }));

  it("are picked up once by concurrent sweeps", () =>
    withDatabase(async ({ ctx, system, clock, announced }) => {
      await insertCustomer(ctx);
      for (let n = 0; n < 5; n++) await startAccountReport(ctx, { companyUrl: `company/page-${n}` });
      announced.length = 0;
      clock.advance(hours(1));
      await Promise.all([1, 2, 3].map(() => sweepStalledReports(system)));
      expect(announced).toHaveLength(5);
    }));
});
