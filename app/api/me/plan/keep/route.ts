import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { keepPlan } from "@/lib/domain/billing/cancel";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.keepPlan, (ctx) => keepPlan(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
