import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { changeTagValue, removeTagValue } from "@/lib/domain/tags/values";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateTagValue, (ctx, { params, body }) =>
  changeTagValue(ctx, { categoryId: params.id, valueId: params.valueId, change: body }),
);
export const DELETE = route(contract.deleteTagValue, (ctx, { params }) =>
  removeTagValue(ctx, { categoryId: params.id, valueId: params.valueId }),
);
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
