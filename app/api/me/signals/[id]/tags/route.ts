import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { applySignalTag } from "@/lib/domain/signals/tag";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.applySignalTag, (ctx, { params, body }) =>
  applySignalTag(ctx, { signalId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
