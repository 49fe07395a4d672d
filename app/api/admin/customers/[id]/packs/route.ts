import { route, server } from "@/app/serve";
import * as contract from "@/lib/contracts/admin-customers";
import { giveCredits } from "@/lib/domain/admin/give-credits";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.grantPack, (ctx, { params, body }) =>
  giveCredits({ ...ctx, announce: server().announce }, { ...params, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
