import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { readSignal } from "@/lib/domain/signals/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getSignal, (ctx, { params }) =>
  readSignal(ctx, ctx.userId, { signalId: params.id }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
