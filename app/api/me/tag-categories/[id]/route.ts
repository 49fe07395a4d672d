import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { changeTagCategory, removeTagCategory } from "@/lib/domain/tags/categories";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateTagCategory, (ctx, { params, body }) =>
  changeTagCategory(ctx, { categoryId: params.id, change: body }),
);
export const DELETE = route(contract.deleteTagCategory, (ctx, { params }) =>
  removeTagCategory(ctx, { categoryId: params.id }),
);
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
