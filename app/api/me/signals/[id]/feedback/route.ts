import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/feedback";
import { giveFeedback } from "@/lib/domain/feedback/give";
import { withdrawFeedback } from "@/lib/domain/feedback/withdraw";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.giveFeedback, (ctx, { params, body }) =>
  giveFeedback(ctx, ctx.userId, { ...body, signalId: params.id }),
);
export const DELETE = route(contract.withdrawFeedback, (ctx, { params }) =>
  withdrawFeedback(ctx, ctx.userId, { signalId: params.id }),
);
export const { GET, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
