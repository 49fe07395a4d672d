import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { readConsequences } from "@/lib/domain/plans/consequences";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getPlanConsequences, (ctx, { query }) => readConsequences(ctx, query.plan));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
