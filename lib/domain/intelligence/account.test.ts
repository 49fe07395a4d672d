import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies, people, providerSpend, reports } from "@/db/schema";
import { days } from "@/lib/clock";
import { AccountReport } from "@/lib/contracts/v1/intelligence";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { settings } from "@/lib/domain/settings";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/lib/networks/sandbox/catalogue";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { booksBurning, reportRow, runReport } from "@/tests/factories/reports";
import { insertCompany, insertPerson, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertWorkspace } from "@/tests/factories/workspace";
import { finishAccount, readAccount, readColleagues } from "./account";
import { readAccountReport } from "./read";
import { beginRun, failRun } from "./run";
import { startAccountReport } from "./start";

const [competitor] = sandboxCatalogue().competitors;
const companyUrl = competitor?.networkUrl ?? "";

describe("a run of an account report", () => {
  it("reads the company, judges it, finds its committee, and charges the held credits", () =>
    withRollback(async ({ ctx, calls, clock }) => {
      await insertWorkspace(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      expect(await readAccountReport(ctx, { id })).toMatchObject({ status: "queued", firmographics: null });
      expect(await runReport(ctx, id)).toBe(true);
      const report = await readAccountReport(ctx, { id });
      expect(AccountReport.parse(report)).toEqual(report);
      expect(report).toMatchObject({
        ...{ status: "ready", error: null, name: competitor?.name, readyAt: clock.now().toISOString() },
        firmographics: { networkUrl: companyUrl, employeeCount: competitor?.employees },
        dispositionReason: expect.stringContaining(competitor?.industry ?? ""),
      });
      const committee = report.buyingCommittee;
      expect(committee.length).toBeGreaterThan(0);
      expect(committee.length).toBeLessThanOrEqual(settings.intelligence.committee);
      const employed = await ctx.db
        .select({ url: people.networkUrl })
        .from(people)
        .innerJoin(companies, eq(companies.id, people.companyId))
        .where(eq(companies.networkUrl, companyUrl));
      const colleagues = new Set(employed.map(({ url }) => url));
      expect(committee.filter(({ networkUrl }) => !colleagues.has(networkUrl))).toEqual([]);
      expect((await reportRow(ctx, id)).summary).toMatchObject({ committeeSize: committee.length });
      expect(calls.length).toBeLessThanOrEqual(40);
      expect(await readBooks(ctx)).toEqual(booksBurning(25));
      const [spend] = await ctx.db.select().from(providerSpend);
      expect(spend).toMatchObject({ calls: calls.length });
    }));

  it("changes nothing and makes no network calls when repeated", () =>
    withRollback(async ({ ctx, calls }) => {
      await insertWorkspace(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      const before = [await reportRow(ctx, id), await readBooks(ctx)];
      calls.length = 0;
      expect(await runReport(ctx, id)).toBe(false);
      await failRun(ctx, { reportId: id, attempt: 1, error: "Too late." });
      expect(await finishAccount(ctx, { reportId: id, attempt: 1 })).toBe(false);
      expect([await reportRow(ctx, id), await readBooks(ctx)]).toEqual(before);
      expect(calls).toEqual([]);
    }));

  it("adds known people to the committee with their signals of 90 days, but no one suppressed", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
      const company = await insertCompany(ctx, { key: companyUrl, networkUrl: companyUrl });
      const works = { companyId: company.id, companyName: company.name, companyNetworkUrl: companyUrl };
      const [old, known, unwanted] = [
        await insertPerson(ctx, works),
        await insertPerson(ctx, works),
        await insertPerson(ctx, works),
      ];
      await insertSignal(ctx, { sourceId: source.id, personId: old.id });
      clock.advance(days(90) + 1);
      for (const person of [known, known, unwanted]) {
        await insertSignal(ctx, { sourceId: source.id, personId: person.id });
      }
      await suppress(ctx, { kind: "person", value: unwanted.networkUrl });
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      await insertPerson(other, {
        companyId: company.id,
        networkUrl: "https://www.network.example/in/theirs",
      });
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      const { buyingCommittee } = await readAccountReport(ctx, { id });
      const counts = new Map(buyingCommittee.map((member) => [member.networkUrl, member.signalsCount]));
      expect(counts.get(known.networkUrl)).toBe(2);
      expect(counts.get(old.networkUrl) ?? 0).toBe(0);
      expect(counts.has(unwanted.networkUrl)).toBe(false);
      expect(counts.has("https://www.network.example/in/theirs")).toBe(false);
    }));

  it("leaves out a person erased between the lookups and the end", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const first = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, first.id);
      const { buyingCommittee } = await readAccountReport(ctx, first);
      const { networkUrl, name } = one(buyingCommittee);
      await ctx.db.update(reports).set({ status: "failed" }).where(eq(reports.id, first.id));
      const { id } = await startAccountReport(ctx, { companyUrl });
      const run = { reportId: id, attempt: 1 };
      await beginRun(ctx, run);
      const postUrls = (await readAccount(ctx, run)) ?? [];
      await readColleagues(ctx, { ...run, postUrls });
      await erasePerson(ctx, { networkUrl, suppress: false });
      expect(await finishAccount(ctx, run)).toBe(true);
      const after = JSON.stringify(await readAccountReport(ctx, { id }));
      expect(after).not.toContain(networkUrl);
      expect(after).not.toContain(name);
    }));

  it("has insufficient data without an ICP, but still a committee", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      const report = await readAccountReport(ctx, { id });
      expect(report).toMatchObject({ status: "ready", disposition: "insufficient_data" });
      expect(report.buyingCommittee.length).toBeGreaterThan(0);
    }));
});
