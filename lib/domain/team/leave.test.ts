import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiClients, assignmentRules, auditEvents, reportLinks, savedViews, signals } from "@/db/schema";
import { newId } from "@/lib/ids";
import { insertConnection } from "@/tests/factories/connected-apps";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertReportLink } from "@/tests/factories/report-links";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertSavedView } from "@/tests/factories/saved-views";
import { insertRule } from "@/tests/factories/signal-work";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { removeMember } from "./change";
import { readMemberRemoval } from "./leave";

/** A workspace whose rules, views, signals, links and apps name two members, and another workspace that names one. */
async function insertWorld({ ctx }: TestWorld) {
  await insertCustomer(ctx);
  await insertUser(ctx, { role: "admin" });
  const [leaving, staying] = [(await insertUser(ctx)).id, (await insertUser(ctx)).id];
  await insertRule(ctx, { name: "Both", position: 0, assignees: [leaving, staying] });
  await insertRule(ctx, { name: "Alone", position: 1, assignees: [leaving] });
  await insertRule(ctx, { name: "Other", position: 2, assignees: [staying] });
  const view = (name: string, filters: Record<string, string>, change = {}) =>
    insertSavedView(ctx, { name, filters, ...change });
  await view("Narrowed", { assignee: leaving, minScore: "7" });
  await view("Only", { assignee: leaving, sort: "fit" });
  await view("Of another", { assignee: leaving }, { isShared: false, ownerId: staying });
  await view("Own", { assignee: leaving }, { isShared: false, ownerId: leaving });
  await view("Kept", { assignee: staying });
  for (const assigneeId of [leaving, leaving, staying]) await insertSignal(ctx, { assigneeId });
  const report = await insertAccountReport(ctx);
  for (const createdBy of [leaving, staying]) await insertReportLink(ctx, { reportId: report.id, createdBy });
  await insertConnection(ctx, { userId: leaving });
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  await insertRule(other, { assignees: [leaving] });
  await insertSavedView(other, { filters: { assignee: leaving } });
  return { leaving, staying, other };
}

describe("a member who leaves", () => {
  it("is taken out of rules, views, signals, links and apps, of this workspace only", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      const { leaving, staying, other } = await insertWorld(world);
      await removeMember(ctx, { userId: leaving });
      const mine = { rules: eq(assignmentRules.customerId, ctx.customerId) };
      const rules = await db
        .select()
        .from(assignmentRules)
        .where(mine.rules)
        .orderBy(assignmentRules.position);
      expect(rules.map(({ assignees }) => assignees)).toEqual([[staying], [], [staying]]);
      const views = await db.select().from(savedViews).where(eq(savedViews.customerId, ctx.customerId));
      expect(Object.fromEntries(views.map(({ name, filters }) => [name, filters]))).toEqual({
        Narrowed: { minScore: "7" },
        Kept: { assignee: staying },
      });
      const named = await db
        .select({ assigneeId: signals.assigneeId })
        .from(signals)
        .where(eq(signals.customerId, ctx.customerId));
      expect(named.filter(({ assigneeId }) => assigneeId !== null)).toEqual([{ assigneeId: staying }]);
      const links = await db
        .select({ createdBy: reportLinks.createdBy })
        .from(reportLinks)
        .where(eq(reportLinks.customerId, ctx.customerId));
      expect(links).toEqual([{ createdBy: staying }]);
      const apps = await db
        .select({ revokedAt: apiClients.revokedAt })
        .from(apiClients)
        .where(and(eq(apiClients.customerId, ctx.customerId), eq(apiClients.userId, leaving)));
      expect(apps).toEqual([{ revokedAt: ctx.clock.now() }]);
      const elsewhere = eq(assignmentRules.customerId, other.customerId);
      expect(await db.select().from(assignmentRules).where(elsewhere)).toMatchObject([
        { assignees: [leaving] },
      ]);
      const theirs = eq(savedViews.customerId, other.customerId);
      expect(await db.select().from(savedViews).where(theirs)).toMatchObject([
        { filters: { assignee: leaving } },
      ]);
    }));

  it("is announced before, and recorded after, with what changes", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      const { leaving, staying } = await insertWorld(world);
      const counts = {
        changedViews: 1,
        deletedViews: 2,
        assignedSignals: 2,
        reportLinks: 1,
        connectedApps: 1,
      };
      expect(await readMemberRemoval(ctx, { userId: leaving })).toEqual({
        assignmentRules: [
          { name: "Both", isLeftEmpty: false },
          { name: "Alone", isLeftEmpty: true },
        ],
        ...counts,
      });
      await removeMember(ctx, { userId: leaving });
      const removed = eq(auditEvents.action, "team.member_removed");
      const [event] = await db.select().from(auditEvents).where(removed);
      expect(event?.detail).toMatchObject({ rules: ["Both", "Alone"], ...counts });
      await expect(readMemberRemoval(ctx, { userId: leaving })).rejects.toMatchObject({ code: "not_found" });
      expect(await readMemberRemoval(ctx, { userId: staying })).toMatchObject({ assignedSignals: 1 });
    }));
});
