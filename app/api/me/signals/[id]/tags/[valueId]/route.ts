import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { removeSignalTag } from "@/lib/domain/signals/tag";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.removeSignalTag, (ctx, { params }) =>
  removeSignalTag(ctx, { signalId: params.id, valueId: params.valueId }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
