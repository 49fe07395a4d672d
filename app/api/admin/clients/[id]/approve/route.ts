import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/admin";
import { approveClient } from "@/lib/domain/admin/approve-client";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.approveClient, (ctx, { params, body }) =>
  approveClient(ctx, { ...params, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
