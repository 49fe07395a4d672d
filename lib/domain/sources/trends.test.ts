import { expect, it } from "vitest";
import { days } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { listSourcesWithTrends } from "./trends";

it("each source comes with its signals of the last twelve weeks, whatever the period", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertCustomer(ctx);
    const busy = await insertSource(ctx);
    const quiet = await insertSource(ctx, { key: "quiet" });
    const ago = (n: number) => new Date(clock.now().getTime() - days(n));
    for (const age of [85, 83.9, 30, 7.1, 6.9, 1, 0.1]) {
      await insertSignal(ctx, { sourceId: busy.id, createdAt: ago(age) });
    }
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    await insertSignal(other, { createdAt: ago(1) });

    const { data } = await listSourcesWithTrends(ctx, { period: "7" });
    const weeksOf = (id: string) => data.find((source) => source.id === id)?.weeks;
    expect(weeksOf(busy.id)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 3]);
    expect(weeksOf(quiet.id)).toEqual(Array(12).fill(0));
    expect(data).toHaveLength(2);
  }));
