/** The days and pages of the ledger by run and cause. */
import { describe, expect, it } from "vitest";
import { days, hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { LedgerGroupsQuery } from "@/lib/contracts/ledger-groups";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertPack, insertSource } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { listLedgerGroups } from "./ledger-groups";
import { lockBalance, payFromBalance } from "./locked-balance";
import { refundCredits, settleCredits } from "./settle";

const list = (ctx: Context, query: Record<string, string> = {}) =>
  listLedgerGroups(ctx, LedgerGroupsQuery.parse({ limit: "100", ...query }));
const pay = (ctx: Context, work: Parameters<typeof payFromBalance>[2]) =>
  transaction(ctx, async (ctx) => payFromBalance(ctx, await lockBalance(ctx), work));

describe("the groups of the ledger", () => {
  it("keep work from before posts were recorded apart by source and day", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const [one, two] = [await insertSource(ctx), await insertSource(ctx, { key: "two" })];
      for (const { id: sourceId } of [one, two, one]) {
        await pay(ctx, { bundle: "harvest", cause: `engagements:${newId()}`, amount: 1, sourceId });
      }
      clock.advance(days(1));
      await pay(ctx, { bundle: "harvest", cause: `engagements:${newId()}`, amount: 1, sourceId: one.id });
      const { data } = await list(ctx);
      expect(data.slice(0, 3).map(({ source, count }) => [source?.id, count])).toEqual(
        expect.arrayContaining([
          [one.id, 1],
          [one.id, 2],
          [two.id, 1],
        ]),
      );
    }));

  it("cover whole UTC days, and count the balance from what came before", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      clock.advance(days(3));
      await pay(ctx, { bundle: "harvest", cause: "engagements:1", amount: 10 });
      clock.advance(days(2) - hours(10));
      await pay(ctx, { bundle: "harvest", cause: "engagements:2", amount: 5 });
      const balances = async (lookBack: string) =>
        (await list(ctx, { days: lookBack })).data.map(({ balance }) => balance);
      expect(await balances("1")).toEqual([85]);
      expect(await balances("2")).toEqual([85]);
      expect(await balances("3")).toEqual([85, 90]);
      expect(await balances("365")).toEqual([85, 90, 100]);
    }));

  it("stay on their pages while work goes on", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 1_000 });
      const causes = Array.from({ length: 9 }, (_, n) => `report:${newId()} ${n}`);
      await holdCredits(
        ctx,
        "intelligence",
        causes.map((cause) => ({ cause, amount: 10 })),
      );
      const first = await list(ctx, { limit: "4" });
      const before = await list(ctx, { asOf: first.asOf });
      clock.advance(1_000);
      await settleCredits(ctx, causes.slice(5));
      await refundCredits(ctx, causes.slice(0, 2));
      await insertPack(ctx, 30);
      const read = [...first.data];
      for (const offset of ["4", "8"]) {
        const { data } = await list(ctx, { limit: "4", offset, asOf: first.asOf });
        read.push(...data);
      }
      expect(read).toEqual(before.data);
      expect(await list(ctx, { asOf: first.asOf })).toEqual(before);
      expect((await list(ctx)).data).not.toEqual(before.data);
    }));
});
