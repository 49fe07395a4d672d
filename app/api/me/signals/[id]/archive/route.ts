import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { archiveSignal, unarchiveSignal } from "@/lib/domain/signals/archive";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.archiveSignal, (ctx, { params }) =>
  archiveSignal(ctx, ctx.userId, { signalId: params.id }),
);
export const DELETE = route(contract.unarchiveSignal, (ctx, { params }) =>
  unarchiveSignal(ctx, ctx.userId, { signalId: params.id }),
);
export const { GET, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
