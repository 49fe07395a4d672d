import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { listPackPurchases } from "@/lib/domain/billing/purchases";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listPackPurchases, (ctx, { query }) => listPackPurchases(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
