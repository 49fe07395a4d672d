import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies, engagements, people, profileLookups, providerSpend, reports } from "@/db/schema";
import { days } from "@/lib/clock";
import { AccountReport } from "@/lib/contracts/v1/intelligence";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { settings } from "@/lib/domain/settings";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import type { NetworkPost } from "@/lib/networks/network";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { booksBurning, reportRow, runReport, sourcelessClaims } from "@/tests/factories/reports";
import {
  insertCompany,
  insertEngagement,
  insertPerson,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
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
      expect(committee.length).toBeLessThanOrEqual(settings.reports.committee);
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

  it("reads who engages with the three newest posts that anyone engaged with", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const { id } = await startAccountReport(ctx, { companyUrl });
      const run = { reportId: id, attempt: 1 };
      await beginRun(ctx, run);
      const post = (name: string, day: number, likes: number, comments: number): NetworkPost =>
        ({ url: name, likes, comments, postedAt: new Date(Date.UTC(2025, 9, day)) }) as NetworkPost;
      const items = [
        post("quiet", 30, 0, 0),
        post("oldest", 1, 9, 9),
        post("liked", 3, 1, 0),
        post("newest", 20, 5, 5),
        post("said", 10, 0, 1),
      ];
      const listPosts = async () => ({ items, next: null, costCents: 0, malformed: 0 });
      const network = { ...ctx.ports.network, listPosts };
      const reading = { ...ctx, ports: { ...ctx.ports, network } };
      expect(await readAccount(reading, run)).toEqual(["newest", "said", "liked"]);
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

  it("argues from everything seen of its people in 90 days, newest first, with the records behind it", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
      const company = await insertCompany(ctx, { key: companyUrl, networkUrl: companyUrl });
      const leader = await insertPerson(ctx, {
        companyId: company.id,
        name: "Lea Leader",
        title: "VP Sales",
      });
      const opaque = `https://${ctx.ports.network.host}/in/ACoAALea`;
      const known = { customerId: ctx.customerId, personId: leader.id, fetchedAt: clock.now() };
      await ctx.db.insert(profileLookups).values({ ...known, requestedUrl: opaque });
      const post = await insertPost(ctx, { sourceId: source.id, text: "Your sales forecast is a mood." });
      const given = { postId: post.id, personUrl: opaque, status: "rejected", rejectedBy: "score" } as const;
      const at = (days_: number) => new Date(clock.now().getTime() - days(days_));
      const asked = { meaning: "asks", text: "Which tool do you use?", engagedAt: at(9) } as const;
      const { id: askedId } = await insertEngagement(ctx, { ...given, ...asked });
      await insertEngagement(ctx, { ...given, kind: "reaction", meaning: "reacts", engagedAt: at(2) });
      for (const left of [
        { meaning: "sells", text: "We sell exactly this." },
        { engagedAt: at(91) },
        { rejectedBy: "own_employee" },
      ] as const) {
        await insertEngagement(ctx, { ...given, ...left });
      }
      const signal = await insertSignal(ctx, { sourceId: source.id, personId: leader.id, meaning: "agrees" });
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      const report = await readAccountReport(ctx, { id });
      const entries = report.activity?.entries.filter(({ person }) => person.name === "Lea Leader");
      expect(entries?.map(({ kind, meaning, signalId }) => [kind, meaning, signalId])).toEqual([
        ["comment", expect.any(String), signal.id],
        ["reaction", "reacts", null],
        ["comment", "asks", null],
      ]);
      expect(entries?.[2]).toMatchObject({
        text: "Which tool do you use?",
        post: { id: post.id, url: post.url },
      });
      expect(report.topics.map(({ topic }) => topic)).toContain("sales forecast");
      const [decides] = report.committee?.roles.find(({ role }) => role === "decision_maker")?.people ?? [];
      expect(decides).toMatchObject({ name: "Lea Leader", engagements: 3 });
      expect(decides?.evidence[1]).toMatchObject({
        text: "Asked: “Which tool do you use?”",
        sources: [
          { kind: "engagement", id: askedId, url: post.url, date: at(9).toISOString() },
          { kind: "post", id: post.id, url: post.url },
        ],
      });
      expect(report.nextStep).toMatchObject({ action: "write", person: { name: "Lea Leader" } });
      expect(sourcelessClaims(report)).toEqual([]);
    }));

  it("disqualifies a competitor that is a source, and advises to write to no one", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx, { source: { type: "competitor_company", networkUrl: companyUrl } });
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      expect(await readAccountReport(ctx, { id })).toMatchObject({
        disposition: "disqualified",
        dispositionReason: expect.stringContaining("competitor"),
        dispositionReasons: [
          { code: "competitor", sources: [{ kind: "company" }, { kind: "source", url: companyUrl }] },
        ],
        nextStep: { action: "skip", person: null, opener: null },
      });
    }));

  it("says what changed since the last report, of any version, or in 30 days", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
      const first = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, first.id);
      const before = await readAccountReport(ctx, first);
      expect(before.changes).toMatchObject({ previousReportId: null, items: [], more: 0 });
      clock.advance(settings.reports.cacheMs + 1);
      const [company] = await ctx.db.select().from(companies).where(eq(companies.networkUrl, companyUrl));
      const fresh = await insertPerson(ctx, {
        companyId: company?.id ?? "",
        name: "Nia New",
        title: "Head of Sales",
      });
      const signal = await insertSignal(ctx, { sourceId: source.id, personId: fresh.id });
      const second = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, second.id);
      const { changes } = await readAccountReport(ctx, second);
      expect(changes).toMatchObject({ previousReportId: first.id, since: before.readyAt });
      const ofNia = changes?.items.filter(({ text }) => text.startsWith("Nia New"));
      expect(ofNia).toMatchObject([
        {
          kind: "new_signal",
          sources: [
            { kind: "signal", id: signal.id },
            { kind: "profile", id: fresh.id },
          ],
        },
        {
          kind: "new_person",
          sources: [
            { kind: "profile", id: fresh.id },
            { kind: "report", id: first.id },
          ],
        },
      ]);
      const { firmographics, disposition, dispositionReason, buyingCommittee } = before;
      const old = { firmographics, disposition: "insufficient_data", dispositionReason, buyingCommittee };
      await ctx.db.update(reports).set({ content: old }).where(eq(reports.id, second.id));
      clock.advance(settings.reports.cacheMs + 1);
      const third = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, third.id);
      const later = (await readAccountReport(ctx, third)).changes;
      expect(later?.items[0]).toMatchObject({
        kind: "disposition",
        text: `Was insufficient data, is now ${disposition}.`,
      });
    }));

  it("loses a person who is erased, with all that rests on what they did", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
      const company = await insertCompany(ctx, { key: companyUrl, networkUrl: companyUrl });
      const networkUrl = `https://${ctx.ports.network.host}/in/quirina-zephyrsson`;
      const person = await insertPerson(ctx, {
        companyId: company.id,
        name: "Quirina Zephyrsson",
        networkUrl,
      });
      const signal = await insertSignal(ctx, {
        sourceId: source.id,
        personId: person.id,
        personUrl: networkUrl,
      });
      const text = "Quince: which tool do you use?";
      await ctx.db
        .update(engagements)
        .set({ text, meaning: "asks" })
        .where(eq(engagements.id, signal.engagementId));
      const { id } = await startAccountReport(ctx, { companyUrl });
      await runReport(ctx, id);
      const before = await readAccountReport(ctx, { id });
      expect(JSON.stringify(before)).toMatch(/Quirina.*Quince/);
      await erasePerson(ctx, { networkUrl, suppress: false });
      const after = await readAccountReport(ctx, { id });
      expect(AccountReport.parse(after)).toEqual(after);
      expect(JSON.stringify([after, await reportRow(ctx, id)])).not.toMatch(/quirina|quince|erased person/i);
      expect((await reportRow(ctx, id)).summary).toMatchObject({
        committeeSize: after.buyingCommittee.length,
      });
      expect(after.buyingCommittee.length).toBe(before.buyingCommittee.length - 1);
    }));
});
