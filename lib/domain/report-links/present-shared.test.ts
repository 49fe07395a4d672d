/** What a shared report holds back. The reports are made like live ones, with an ICP, sources and signals. */
import { describe, expect, it } from "vitest";
import type { Report } from "@/db/queries/reports";
import { StoredAccount } from "@/lib/domain/reports/content";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { presentShared } from "./present-shared";

const sharing = { workspace: "Harbor Works", expiresAt: new Date("2025-12-01T00:00:00Z") };
const shareOf = (report: Report) => presentShared(report, sharing);

/** Every value of a field with this name, at any depth. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(name, one));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(name, inner),
  ]);
}

const anId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
/** Addresses of the network, which contain IDs in these tests, as they are public. */
const withoutAddresses = (value: unknown): string =>
  JSON.stringify(value).replace(/https:\/\/[^"\s]+/g, "address");

describe("a shared account report", () => {
  it("shows facts, roles with their evidence, activity and topics", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const report = await insertAccountReport(ctx);
      const shared = shareOf(report);
      expect(shared).toMatchObject({
        ...{ type: "account", name: report.name, workspace: "Harbor Works" },
        firmographics: { employeeCount: 250, location: "Berlin, Germany" },
        members: [{ name: "Pat Person", title: "VP Sales" }],
        activity: { entries: [{ person: { name: "Pat Person" }, text: "Which tool do you use?" }] },
      });
      expect(JSON.stringify(valuesOf("evidence", shared))).toContain("Which tool do you use?");
    }));

  it("holds back verdict, advice, opener, strength, titles of the ICP and every ID of a record", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const report = await insertAccountReport(ctx);
      const { disposition, nextStep, committee } = StoredAccount.parse(report.content);
      const titles = committee?.roles.flatMap(({ gap }) => gap?.titles ?? []) ?? [];
      expect([disposition !== null, nextStep?.opener !== null, titles.length > 0]).toEqual([
        true,
        true,
        true,
      ]);
      const shared = shareOf(report);
      const text = withoutAddresses(shared);
      for (const held of [
        "disposition",
        "nextStep",
        "changes",
        "memory",
        "opener",
        "signalsCount",
        "reason",
      ]) {
        expect(valuesOf(held, shared), held).toEqual([]);
      }
      for (const words of [nextStep?.opener?.text ?? "none", "Look for", ...titles]) {
        expect(text).not.toContain(words);
      }
      expect(text).not.toMatch(/strength":\d|signalId":"|"(icp|source|signal|report)"/);
      expect(text).not.toMatch(anId);
    }));

  it("leaves out a claim that rests on a record of the workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const report = await insertAccountReport(ctx);
      const content = StoredAccount.parse(report.content);
      const date = ctx.clock.now().toISOString();
      const internal = {
        text: "In your range.",
        sources: [{ kind: "icp" as const, id: null, url: null, date }],
      };
      for (const role of content.committee?.roles ?? []) {
        for (const person of role.people) person.evidence.push(internal);
      }
      expect(JSON.stringify(content)).toContain("In your range.");
      expect(JSON.stringify(shareOf({ ...report, content }))).not.toContain("In your range.");
    }));

  it("of the first version shows the people, without reasons", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const report = await insertAccountReport(ctx);
      const { firmographics, disposition, buyingCommittee } = StoredAccount.parse(report.content);
      const content = { firmographics, disposition, dispositionReason: "Fits.", buyingCommittee };
      expect(shareOf({ ...report, content })).toMatchObject({
        ...{ committee: null, activity: null, topics: [] },
        members: [{ name: "Pat Person", title: "VP Sales", networkUrl: expect.any(String) }],
      });
    }));
});

describe("a shared person report", () => {
  it("shows profile and activity, and holds back reasoning, advice, signals and every ID of a record", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const signal = await insertSignal(ctx, { whyItMatters: "They want what we sell." });
      const report = await insertPersonReport(ctx, { signalIds: [signal.id] });
      const shared = shareOf(report);
      expect(shared).toMatchObject({
        ...{ type: "person", name: report.name },
        profile: { headline: "VP Sales at Northwind" },
        activity: { entries: [{ text: "Which tool do you use?" }] },
      });
      for (const held of ["aiRead", "approach", "signals", "signalIds", "sourceCompanyReportId", "opener"]) {
        expect(valuesOf(held, shared), held).toEqual([]);
      }
      const text = withoutAddresses(shared);
      expect(text).not.toMatch(/you sell|Pat, your question|signalId":"|strength":\d/);
      expect(text).not.toMatch(anId);
    }));

  it("says nothing about the workspace's own page or its competitors", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const report = await insertPersonReport(ctx);
      const date = ctx.clock.now().toISOString();
      const flag = (kind: "source" | "engagement", name: string, text: string) => ({
        ...{ flag: name, at: date, text, sources: [{ kind, id: null, url: null, date }] },
      });
      const notableFlags = [
        flag("source", "engages_with_competitor", "Engaged with posts of your competitor."),
        flag("engagement", "asked_recently", "Asked a question."),
      ];
      const shared = shareOf({ ...report, content: { ...report.content, notableFlags } });
      expect(valuesOf("notableFlags", shared)).toEqual([
        [expect.objectContaining({ text: "Asked a question." })],
      ]);
    }));
});
