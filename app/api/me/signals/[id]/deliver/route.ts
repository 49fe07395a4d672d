import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { deliverSignal } from "@/lib/domain/signals/deliver";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.deliverSignal, (ctx, { params, body }) =>
  deliverSignal(ctx, { signalId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
