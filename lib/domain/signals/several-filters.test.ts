import { describe, expect, it } from "vitest";
import { signalArchives } from "@/db/schema";
import type { SignalStage } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { SignalListQuery } from "@/lib/contracts/signals";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listSignals } from "./list";

const isRefused = (query: Record<string, string>) => !SignalListQuery.safeParse(query).success;

describe("signals in one of several stages, assigned to me or nobody", () => {
  it("are those to work now: the strongest first, the latest of the same strength, none snoozed or archived", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const [me, colleague] = [await insertUser(ctx), await insertUser(ctx)];
      const add = async (
        strength: number,
        part: { stage?: SignalStage; assigneeId?: string; ago?: number } = {},
      ) => {
        const { ago = hours(1), ...set } = part;
        const createdAt = new Date(clock.now().getTime() - ago);
        return (await insertSignal(ctx, { strength, createdAt, ...set })).id;
      };
      const older = await add(8, { ago: days(2) });
      const mine = await add(5, { assigneeId: me.id, stage: "working" });
      const newer = await add(8);
      for (const stage of ["contacted", "won", "not_a_fit"] as const) await add(10, { stage });
      await add(10, { assigneeId: colleague.id });
      await add(10, { ago: days(8) });
      const hidden = { customerId: ctx.customerId, userId: me.id };
      await db.insert(signalArchives).values([
        { ...hidden, signalId: await add(9), until: new Date(clock.now().getTime() + days(1)) },
        { ...hidden, signalId: await add(9) },
      ]);
      const query = { assignee: "me,none", stage: "new,working", days: "7", sort: "strength" };
      const { data, total } = await listSignals(ctx, me.id, SignalListQuery.parse({ ...query, limit: "2" }));
      expect(data.map(({ id }) => id)).toEqual([newer, older]);
      expect(total).toBe(3);
      const all = await listSignals(ctx, me.id, SignalListQuery.parse(query));
      expect(all.data.map(({ id }) => id)).toEqual([newer, older, mine]);
    }));

  it("refuses a stage that does not exist, an empty one, and a member together with nobody", () => {
    expect(isRefused({ stage: "new,working" })).toBe(false);
    for (const stage of ["new,old", "new,", ""]) expect(isRefused({ stage })).toBe(true);
    expect(isRefused({ assignee: "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d,none" })).toBe(true);
  });
});
