import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { readBilling } from "@/lib/domain/billing/read-billing";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getBilling, (ctx) => readBilling(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
