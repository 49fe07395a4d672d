import { route, server } from "@/app/serve";
import * as contract from "@/lib/contracts/admin-customers";
import { extendTrial } from "@/lib/domain/admin/extend-trial";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.extendTrial, (ctx, { params, body }) =>
  extendTrial({ ...ctx, announce: server().announce }, { ...params, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
