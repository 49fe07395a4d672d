import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { listInvoices } from "@/lib/domain/billing/invoices";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listInvoices, (ctx, { query }) => listInvoices(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
