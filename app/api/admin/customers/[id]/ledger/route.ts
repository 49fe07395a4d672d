import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/admin-customers";
import { listCustomerLedger } from "@/lib/domain/admin/customer-ledger";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listCustomerLedger, (ctx, { params, query }) =>
  listCustomerLedger(ctx, { ...params, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
