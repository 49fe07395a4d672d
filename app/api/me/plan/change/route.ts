import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { changePlan } from "@/lib/domain/billing/change-plan";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.changePlan, (ctx, { body }) => changePlan(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
