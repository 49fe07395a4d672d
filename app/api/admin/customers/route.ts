import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/admin-customers";
import { listCustomers } from "@/lib/domain/admin/customers";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listCustomers, (ctx, { query }) => listCustomers(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
