import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/rejections";
import { rescueRejection } from "@/lib/domain/rejections/rescue";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.rescueRejection, (ctx, { params, body }) =>
  rescueRejection(ctx, ctx.userId, { ...body, engagementId: params.id }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
