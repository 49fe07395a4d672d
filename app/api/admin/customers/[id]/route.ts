import { route, server } from "@/app/serve";
import * as contract from "@/lib/contracts/admin-customers";
import { changeCustomer } from "@/lib/domain/admin/change-customer";
import { readCustomer } from "@/lib/domain/admin/customers";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getCustomer, (ctx, { params }) => readCustomer(ctx, params));
export const PATCH = route(contract.changeCustomer, (ctx, { params, body }) =>
  changeCustomer({ ...ctx, announce: server().announce }, { ...params, ...body }),
);
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
