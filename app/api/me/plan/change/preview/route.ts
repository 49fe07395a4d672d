import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { previewPlanChange } from "@/lib/domain/billing/change-plan";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.previewPlanChange, (ctx, { body }) => previewPlanChange(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
