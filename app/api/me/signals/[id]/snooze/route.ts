import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signal-work";
import { snoozeSignal } from "@/lib/domain/signals/archive";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.snoozeSignal, (ctx, { params, body }) =>
  snoozeSignal(ctx, ctx.userId, { signalId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
