import type * as contract from "@/lib/contracts/feedback";
import { giveFeedback } from "@/lib/domain/feedback/give";
import { withdrawFeedback } from "@/lib/domain/feedback/withdraw";
import type { Answers } from "./answers";

export const feedback = {
  giveFeedback: (ctx, { params, body }) => giveFeedback(ctx, ctx.userId, { ...body, signalId: params.id }),
  withdrawFeedback: (ctx, { params }) => withdrawFeedback(ctx, ctx.userId, { signalId: params.id }),
} satisfies Answers<typeof contract>;
