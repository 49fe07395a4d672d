import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/tags";
import { createTagValue } from "@/lib/domain/tags/values";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.createTagValue, (ctx, { params, body }) =>
  createTagValue(ctx, { categoryId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
