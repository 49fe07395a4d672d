import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { removeTagValue, renameTagValue } from "@/lib/domain/tags/values";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateTagValue, (ctx, { params, body }) =>
  renameTagValue(ctx, { categoryId: params.id, valueId: params.valueId, ...body }),
);
export const DELETE = route(contract.deleteTagValue, (ctx, { params }) =>
  removeTagValue(ctx, { categoryId: params.id, valueId: params.valueId }),
);
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
