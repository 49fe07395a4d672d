import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, people, reports } from "@/db/schema";
import type { Context } from "@/lib/context";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import type { SandboxFault } from "@/packages/sandbox-network/faults";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { salesLeaders } from "@/tests/factories/people";
import { booksBurning, booksRefunded, reportRow, runReport } from "@/tests/factories/reports";
import { insertWorkspace } from "@/tests/factories/workspace";
import { readAccount } from "./account";
import { gaveUp } from "./failures";
import { finishPerson, researchPerson } from "./person";
import { readAccountReport, readPersonReport } from "./read";
import { beginRun, failRun } from "./run";
import { startAccountReport, startPersonReport } from "./start";

const [competitor] = sandboxCatalogue().competitors;
const companyUrl = competitor?.networkUrl ?? "";
const leader = one(salesLeaders(1));
const personUrl = leader.networkUrl;
const entriesOf = async (ctx: Context) =>
  (await ctx.db.select().from(creditEntries).where(eq(creditEntries.customerId, ctx.customerId))).filter(
    ({ bundle }) => bundle === "intelligence",
  );

describe("a run with failures", () => {
  it.each([
    ["company page", (ctx: Context) => startAccountReport(ctx, { companyUrl: "company/nobody-at-all" })],
    ["profile", (ctx: Context) => startPersonReport(ctx, { personUrl: "in/nobody-at-all" })],
  ])("fails with a readable message and a refund if there is no such %s", (what, start) =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const { id } = await start(ctx);
      expect(await runReport(ctx, id)).toBe(false);
      const { status, error } = await reportRow(ctx, id);
      expect(status).toBe("failed");
      expect(error).toMatch(new RegExp(`no ${what} at https://www.network.example/.*nobody-at-all\\.`));
      expect(await readBooks(ctx)).toEqual(booksRefunded);
      expect(await runReport(ctx, id)).toBe(false);
      expect(await readBooks(ctx)).toEqual(booksRefunded);
    }),
  );

  const faults: SandboxFault[] = ["timeout", "rate_limit", "unavailable", "malformed"];
  it.each(faults)("is retried if the vendor answers %s, and refunded in the end", (fault) =>
    withRollback(async ({ ctx, failWhen }) => {
      await insertWorkspace(ctx);
      for (const start of [
        () => startAccountReport(ctx, { companyUrl }),
        () => startPersonReport(ctx, { personUrl }),
      ]) {
        const { id } = await start();
        failWhen(({ operation }) => (operation.startsWith("get") ? fault : null));
        await expect(runReport(ctx, id)).rejects.toThrow();
        expect((await reportRow(ctx, id)).status).toBe("running");
        await failRun(ctx, { reportId: id, attempt: 1, error: gaveUp });
        expect(await reportRow(ctx, id)).toMatchObject({ status: "failed", error: gaveUp, readyAt: null });
        expect(await readBooks(ctx)).toMatchObject({ balance: 1_000, ledger: 1_000, burned: 0 });
        failWhen(null);
        const again = await start();
        expect(again).toMatchObject({ cached: false });
        expect(again.id).not.toBe(id);
        await failRun(ctx, { reportId: again.id, attempt: 1, error: gaveUp });
      }
    }),
  );

  it.each(["listPosts", "listReactions", "listComments", "getPerson"] as const)(
    "continues with less data if the answers of %s are gone",
    (gone) =>
      withRollback(async ({ ctx, failWhen }) => {
        await insertWorkspace(ctx);
        failWhen(({ operation }) => (operation === gone ? "vanished" : null));
        const { id } = await startAccountReport(ctx, { companyUrl });
        expect(await runReport(ctx, id)).toBe(true);
        expect(await readBooks(ctx)).toEqual(booksBurning(25));
      }),
  );

  it("ends if the subject was suppressed meanwhile", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const account = await startAccountReport(ctx, { companyUrl });
      const person = await startPersonReport(ctx, { personUrl });
      await suppress(ctx, { kind: "company", value: companyUrl });
      await suppress(ctx, { kind: "company", value: leader.company.networkUrl });
      for (const { id } of [account, person]) {
        expect(await runReport(ctx, id)).toBe(false);
        expect(await reportRow(ctx, id)).toMatchObject({
          ...{ status: "failed", content: null },
          error: expect.stringContaining("suppression list"),
        });
      }
      expect(await readBooks(ctx)).toMatchObject({ balance: 1_000, burned: 0 });
    }));

  it.each([true, false])("stores nothing about someone erased meanwhile (suppressed: %s)", (suppressed) =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const { id } = await startPersonReport(ctx, { personUrl });
      const run = { reportId: id, attempt: 1 };
      await beginRun(ctx, run);
      await researchPerson(ctx, run);
      await erasePerson(ctx, { networkUrl: personUrl, suppress: suppressed });
      expect(await finishPerson(ctx, run)).toBe(false);
      expect(await ctx.db.select().from(reports).where(eq(reports.id, id))).toEqual([]);
      expect(await ctx.db.select().from(people).where(eq(people.networkUrl, personUrl))).toEqual([]);
      expect(await readBooks(ctx)).toEqual(booksRefunded);
    }),
  );

  it("of an earlier attempt changes nothing and makes no calls", () =>
    withRollback(async ({ ctx, calls, db }) => {
      await insertWorkspace(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      await db.update(reports).set({ attempt: 2 }).where(eq(reports.id, id));
      const before = [await reportRow(ctx, id), await entriesOf(ctx)];
      expect(await runReport(ctx, id, 1)).toBe(false);
      expect(await readAccount(ctx, { reportId: id, attempt: 1 })).toBeNull();
      await failRun(ctx, { reportId: id, attempt: 1, error: "Too late." });
      expect([await reportRow(ctx, id), await entriesOf(ctx)]).toEqual(before);
      expect(calls).toEqual([]);
      expect(await runReport(ctx, id, 2)).toBe(true);
    }));

  it("by another workspace finds no report and changes nothing", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      const { id } = await startAccountReport(ctx, { companyUrl });
      const before = [await reportRow(ctx, id), await readBooks(ctx), await readBooks(other)];
      expect(await runReport(other, id)).toBe(false);
      await failRun(other, { reportId: id, attempt: 1, error: "Not theirs." });
      expect([await reportRow(ctx, id), await readBooks(ctx), await readBooks(other)]).toEqual(before);
      for (const read of [readAccountReport, readPersonReport]) {
        await expect(read(other, { id })).rejects.toMatchObject({ code: "not_found" });
      }
    }));
});
