import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditGrants, mailboxMessages } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertCustomer, insertPack, insertUser } from "@/tests/factories/workspace";
import { announceAlerts, notifyOfAllotment, notifyOfDeclinedTopUp } from "./alerts";
import { grantAllotment } from "./grant-allotment";

const leave = ({ db, customerId }: Context, remaining: number) =>
  db.update(creditGrants).set({ remaining }).where(eq(creditGrants.customerId, customerId));

describe("usage alerts", () => {
  it("are announced once for each percentage of an allotment, the highest of those passed at once", () =>
    withRollback(async ({ ctx, system, announced, db, clock }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { credits: 100 });
      const percents = async () => {
        await announceAlerts(system);
        return announced.splice(0).map(({ data }) => "percent" in data && data.percent);
      };
      await leave(ctx, 51);
      expect(await percents()).toEqual([]);
      await leave(ctx, 50);
      expect(await percents()).toEqual([50]);
      expect(await percents()).toEqual([]);
      await leave(ctx, 0);
      expect(await percents()).toEqual([100]);
      expect(await percents()).toEqual([]);
      clock.advance(days(1));
      const given = { credits: 10, periodStart: clock.now(), periodEnd: null, now: clock.now() };
      await grantAllotment(db, { customerId, ...given });
      expect(await percents()).toEqual([]);
      await leave(ctx, 2);
      expect(await percents()).toEqual([80]);
    }));

  it("are announced once by concurrent sweeps", () =>
    withDatabase(async ({ ctx, system, announced }) => {
      await insertCustomer(ctx, { credits: 100 });
      await leave(ctx, 30);
      await Promise.all([1, 2, 3, 4].map(() => announceAlerts(system)));
      expect(announced.map(({ data }) => data)).toEqual([
        { customerId: ctx.customerId, allotment: "allotment:2025-11-20T15:00:00.000Z", percent: 50 },
      ]);
    }));

  it("are not about packs, inactive workspaces or unlimited plans", () =>
    withRollback(async ({ ctx, system }) => {
      await insertCustomer(ctx, { credits: 0 });
      await insertPack(ctx, 10);
      for (const change of [{ lifecycle: "suspended" }, { planSlug: "internal" }] as const) {
        const other = { ...ctx, customerId: newId() };
        await insertCustomer(other, { ...change, credits: 10 });
        await leave(other, 1);
      }
      await leave(ctx, 0);
      expect(await announceAlerts(system)).toEqual({ announced: 0 });
    }));

  it("reach the admins of the workspace and nobody else", () =>
    withRollback(async ({ ctx, db }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { name: "Acme" });
      const admin = await insertUser(ctx);
      const manager = await insertUser(ctx, { role: "manager" });
      const alert = { customerId, allotment: "allotment:2025-11-20", percent: 80 };
      await notifyOfAllotment(ctx, alert);
      await notifyOfAllotment(ctx, alert);
      await notifyOfDeclinedTopUp(ctx, { key: "charge-1" });
      for (const { id: userId } of [admin, manager]) await sendDueNotifications(ctx, { userId });
      const sent = await db.select().from(mailboxMessages).orderBy(mailboxMessages.id);
      expect(sent.map((mail) => [mail.to, mail.subject])).toEqual([
        [admin.email, "Acme has used 80% of its monthly credits"],
        [admin.email, "The automatic top-up of Acme was declined"],
      ]);
      expect(sent[0]?.text).toContain("The next credits come on 2025-12-20.");
    }));
});
