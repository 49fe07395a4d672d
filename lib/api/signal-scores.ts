import type * as contract from "@/lib/contracts/signal-scores";
import { countSignalScores } from "@/lib/domain/signals/count-scores";
import type { Answers } from "./answers";

export const signalScores = {
  countSignalScores: (ctx, { query }) => countSignalScores(ctx, ctx.userId, query),
} satisfies Answers<typeof contract>;
