import { countScores } from "@/db/signal-index/scores";
import type { Context } from "@/lib/context";
import { fitRange, fitStep } from "@/lib/contracts/fit-steps";
import type { SignalScoreFilters, SignalScores } from "@/lib/contracts/signal-scores";
import { filtersOf } from "./filters";

/** How many matching signals have which strength and fit, by strength and then by fit, lowest first. */
export async function countSignalScores(
  ctx: Context,
  userId: string,
  query: SignalScoreFilters,
): Promise<SignalScores> {
  const { total, cells } = await countScores(ctx.db, {
    filters: await filtersOf(ctx, userId, query),
    fitStep,
  });
  return {
    cells: cells.map(({ strength, step, count }) => {
      const { from: fitFrom, to: fitTo } = fitRange(step);
      return { strength, fitFrom, fitTo, count };
    }),
    withoutFit: cells.reduce((rest, { count }) => rest - count, total),
  };
}
