import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/plan";
import { listPlans } from "@/lib/domain/plans/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listPlans, (ctx) => listPlans(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
