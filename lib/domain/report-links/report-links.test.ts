import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { customers, reportLinks, reports } from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { days, hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { ErasePerson } from "@/lib/contracts/privacy";
import { createReportLink as contract } from "@/lib/contracts/report-links";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { hashToken, newId } from "@/lib/ids";
import { rateLimits } from "@/lib/rate-limit";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertReportLink } from "@/tests/factories/report-links";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer } from "@/tests/factories/workspace";
import { createReportLink, revokeReportLink } from "./change";
import { openSharedReport } from "./open";
import { listReportLinks } from "./read";

const tokenOf = ({ url }: { url: string }): string => url.split("/").at(-1) ?? "";
const open = (ctx: Context, token: string) => openSharedReport(ctx, { token });

/** A workspace with a member and a ready account report. */
async function openWorkspace(ctx: Context) {
  await insertCustomer(ctx, { name: "Harbor Works" });
  return { ada: await asViewer(ctx), report: await insertAccountReport(ctx) };
}

describe("a link to a report", () => {
  it("shows it without a session, and is counted once a minute at most", () =>
    withRollback(async ({ ctx, clock }) => {
      const { ada, report } = await openWorkspace(ctx);
      const link = await createReportLink(ada, { reportId: report.id, days: 7, label: "For the board" });
      const token = tokenOf(link);
      expect(link).toMatchObject({ label: "For the board", openCount: 0, lastOpenedAt: null });
      const shown = { type: "account", name: report.name, workspace: "Harbor Works" };
      expect(await open(ctx, token)).toMatchObject({ ...shown, expiresAt: link.expiresAt });
      const firstOpenedAt = clock.now().toISOString();
      clock.advance(minutes(1) - 1);
      expect(await open(ctx, token)).toMatchObject(shown);
      const { url: _, ...kept } = link;
      expect((await listReportLinks(ada, { reportId: report.id })).data).toEqual([
        { ...kept, openCount: 1, lastOpenedAt: firstOpenedAt },
      ]);
      clock.advance(1);
      await open(ctx, token);
      expect((await listReportLinks(ada, { reportId: report.id })).data).toMatchObject([
        { openCount: 2, lastOpenedAt: clock.now().toISOString() },
      ]);
    }));

  it("has a token of 256 bits, of which only the hash is stored", () =>
    withRollback(async ({ ctx, db }) => {
      const { ada, report } = await openWorkspace(ctx);
      const link = await createReportLink(ada, { reportId: report.id, days: 1 });
      const token = tokenOf(link);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      expect(link.url).toBe(new URL(`/shared/${token}`, ctx.ports.appUrl).href);
      const row = one(await db.select().from(reportLinks).where(eq(reportLinks.id, link.id)));
      expect(row.tokenHash).toBe(hashToken(token));
      expect(JSON.stringify(row)).not.toContain(token);
      expect(JSON.stringify(await listReportLinks(ada, { reportId: report.id }))).not.toContain(token);
      expect(await open(ctx, row.tokenHash)).toBeNull();
    }));

  it.each(policy.reportLinks.days)("of %s days works until it expires, and is then deleted", (count) =>
    withRollback(async ({ ctx, clock, system, db }) => {
      const { ada, report } = await openWorkspace(ctx);
      const link = await createReportLink(ada, { reportId: report.id, days: count });
      expect(link.expiresAt).toBe(new Date(clock.now().getTime() + days(count)).toISOString());
      clock.advance(days(count) - 1);
      expect(await open(ctx, tokenOf(link))).not.toBeNull();
      clock.advance(1);
      expect(await open(ctx, tokenOf(link))).toBeNull();
      expect(await listReportLinks(ada, { reportId: report.id })).toMatchObject({ data: [], total: 0 });
      expect(await forgetOldRows(system)).toMatchObject({ reportLinks: 0 });
      clock.advance(days(1) + hours(1));
      expect(await forgetOldRows(system)).toMatchObject({ reportLinks: 1 });
      expect(await db.select().from(reportLinks).where(eq(reportLinks.customerId, ctx.customerId))).toEqual(
        [],
      );
    }),
  );

  it("works for a week if no duration is given, and for no other duration than the offered ones", () => {
    expect(contract.body.parse({})).toEqual({ days: 7 });
    for (const count of [0, 2, 31, 365, -1, "7", null]) {
      expect(contract.body.safeParse({ days: count }).success, String(count)).toBe(false);
    }
  });

  it("stops working once it is revoked, by its maker, an admin or a manager", () =>
    withRollback(async ({ ctx }) => {
      const { ada, report } = await openWorkspace(ctx);
      const [ben, manager] = [await asViewer(ctx), await asViewer(ctx, "manager")];
      const reportId = report.id;
      const [first, second] = [
        await createReportLink(ada, { reportId, days: 7 }),
        await createReportLink(ada, { reportId, days: 7 }),
      ];
      expect((await listReportLinks(ben, { reportId })).data).toMatchObject([
        { id: second.id, mayRevoke: false, createdBy: { userId: ada.userId } },
        { id: first.id, mayRevoke: false },
      ]);
      await expect(revokeReportLink(ben, { reportId, linkId: first.id })).rejects.toMatchObject({
        code: "insufficient_role",
      });
      expect(await open(ctx, tokenOf(first))).not.toBeNull();
      await revokeReportLink(ada, { reportId, linkId: first.id });
      await revokeReportLink(manager, { reportId, linkId: second.id });
      expect([await open(ctx, tokenOf(first)), await open(ctx, tokenOf(second))]).toEqual([null, null]);
      await expect(revokeReportLink(ada, { reportId, linkId: first.id })).rejects.toMatchObject({
        code: "not_found",
      });
    }));

  it("is made for ready reports of the own workspace only", () =>
    withRollback(async ({ ctx }) => {
      const { ada, report } = await openWorkspace(ctx);
      for (const status of ["queued", "running", "failed"] as const) {
        const { id: reportId } = await insertAccountReport(ctx, { status });
        await expect(createReportLink(ada, { reportId, days: 7 })).rejects.toMatchObject({
          code: "report_not_ready",
        });
      }
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const stranger = await asViewer(other, "admin");
      const missing = { code: "not_found" };
      const { id: linkId } = await createReportLink(ada, { reportId: report.id, days: 7 });
      for (const refused of [
        () => createReportLink(stranger, { reportId: report.id, days: 7 }),
        () => listReportLinks(stranger, { reportId: report.id }),
        () => revokeReportLink(stranger, { reportId: report.id, linkId }),
      ]) {
        await expect(refused()).rejects.toMatchObject(missing);
      }
      const { id: elsewhere } = await insertAccountReport(ctx);
      await expect(revokeReportLink(ada, { reportId: elsewhere, linkId })).rejects.toMatchObject(missing);
    }));

  it.each<Lifecycle>(["suspended", "closed"])("does not work while the workspace is %s", (lifecycle) =>
    withRollback(async ({ ctx, db }) => {
      const { report } = await openWorkspace(ctx);
      const { token } = await insertReportLink(ctx, { reportId: report.id });
      expect(await open(ctx, token)).not.toBeNull();
      await db.update(customers).set({ lifecycle }).where(eq(customers.id, ctx.customerId));
      expect(await open(ctx, token)).toBeNull();
    }),
  );

  it("ends with its report, and shows none that is no longer ready", () =>
    withRollback(async ({ ctx, db }) => {
      const { report } = await openWorkspace(ctx);
      const { token } = await insertReportLink(ctx, { reportId: report.id });
      const mine = eq(reports.id, report.id);
      await db.update(reports).set({ status: "running" }).where(mine);
      expect(await open(ctx, token)).toBeNull();
      await db.delete(reports).where(mine);
      expect(await open(ctx, token)).toBeNull();
      expect(await db.select().from(reportLinks).where(eq(reportLinks.reportId, report.id))).toEqual([]);
    }));

  it("ends when the person of its report is erased, and shows them in no report about others", () =>
    withRollback(async ({ ctx }) => {
      const { report } = await openWorkspace(ctx);
      const aboutThem = await insertPersonReport(ctx, { name: "Kim Other" });
      const theirs = await insertReportLink(ctx, { reportId: aboutThem.id });
      const others = await insertReportLink(ctx, { reportId: report.id });
      await erasePerson(ctx, ErasePerson.parse({ networkUrl: aboutThem.subject }));
      expect(await open(ctx, theirs.token)).toBeNull();
      expect(JSON.stringify(await open(ctx, others.token))).toContain("Pat Person");
      const networkUrl = `https://${ctx.ports.network.host}/in/pat`;
      await erasePerson(ctx, ErasePerson.parse({ networkUrl }));
      const shared = await open(ctx, others.token);
      expect(shared).toMatchObject({ members: [], activity: { entries: [] } });
      expect(JSON.stringify(shared)).not.toMatch(/Pat|in\/pat|Which tool/);
    }));

  it("is refused to an address that opens too many", () =>
    withRollback(async ({ ctx }) => {
      const { report } = await openWorkspace(ctx);
      const { token } = await insertReportLink(ctx, { reportId: report.id });
      const from = { ...ctx, ip: "203.0.113.9" };
      for (let n = 0; n < rateLimits.sharedReports.requests; n++) await open(from, "no-token");
      await expect(open(from, token)).rejects.toMatchObject({ code: "rate_limited" });
      expect(await open({ ...ctx, ip: "203.0.113.10" }, token)).not.toBeNull();
    }));
});

it("a report has ten links at most, also if two members make the last one at the same time", () =>
  withDatabase(async ({ ctx, clock }) => {
    const { ada, report } = await openWorkspace(ctx);
    const reportId = report.id;
    const { perReport } = policy.reportLinks;
    await insertReportLink(ctx, { reportId, expiresAt: clock.now() });
    for (let n = 1; n < perReport; n++) await insertReportLink(ctx, { reportId });
    const both = await Promise.allSettled([1, 2].map(() => createReportLink(ada, { reportId, days: 7 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: "link_cap_reached" }) }),
    );
    const { data } = await listReportLinks(ada, { reportId });
    expect(data).toHaveLength(perReport);
    await revokeReportLink(await asViewer(ctx, "admin"), { reportId, linkId: data[0]?.id ?? "" });
    await expect(createReportLink(ada, { reportId, days: 7 })).resolves.toMatchObject({ openCount: 0 });
    const { id: another } = await insertPersonReport(ctx);
    await expect(createReportLink(ada, { reportId: another, days: 7 })).resolves.toMatchObject({
      openCount: 0,
    });
  }));
