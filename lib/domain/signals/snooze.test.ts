import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import { days } from "@/lib/clock";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { snoozeSignal, wakeSnoozedSignals } from "./archive";
import { filtersOf } from "./filters";

it("a signal is snoozed until a time ahead, at most a year", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertCustomer(ctx);
    const { id: userId } = await insertUser(ctx);
    const { id: signalId } = await insertSignal(ctx);
    const snooze = (ms: number) =>
      snoozeSignal(ctx, userId, { signalId, until: new Date(clock.now().getTime() + ms).toISOString() });
    for (const ms of [-1, 0, days(policy.snoozeDays) + 1]) {
      await expect(snooze(ms)).rejects.toMatchObject({ status: 400, details: [{ path: "until" }] });
    }
    for (const ms of [1, days(policy.snoozeDays)]) {
      const snoozedUntil = new Date(clock.now().getTime() + ms).toISOString();
      expect(await snooze(ms)).toEqual({ snoozedUntil });
    }
  }));

it("signals return when their time has come, and how many did is counted", () =>
  withRollback(async ({ ctx, system, clock }) => {
    await insertCustomer(ctx);
    const { id: userId } = await insertUser(ctx);
    const until = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    for (const hours of [1, 2, 3]) {
      await snoozeSignal(ctx, userId, { signalId: (await insertSignal(ctx)).id, until: until(hours) });
    }
    expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
    clock.advance(2 * 3_600_000);
    expect(await wakeSnoozedSignals(system)).toEqual({ woken: 2 });
    expect(await wakeSnoozedSignals(system)).toEqual({ woken: 0 });
  }));

it("filters look back so many days, and name a member, oneself or nobody", () =>
  withRollback(async ({ ctx, clock }) => {
    const of = (query: Partial<Parameters<typeof filtersOf>[2]>) =>
      filtersOf(ctx, "me-id", query as Parameters<typeof filtersOf>[2]);
    expect((await of({ days: 7 })).since).toEqual(new Date(clock.now().getTime() - days(7)));
    expect((await of({})).since).toBeUndefined();
    expect(await of({})).not.toHaveProperty("assignee");
    expect([
      await of({ assignee: "none" }),
      await of({ assignee: "me" }),
      await of({ assignee: "other-id" }),
    ]).toMatchObject([{ assignee: [null] }, { assignee: ["me-id"] }, { assignee: ["other-id"] }]);
  }));
