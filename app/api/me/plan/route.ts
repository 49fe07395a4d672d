import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/plan";
import { readPlan } from "@/lib/domain/plans/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getPlan, (ctx) => readPlan(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
