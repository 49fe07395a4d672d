import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/what-if";
import { otherMethods } from "@/lib/http/methods";
import { runtime } from "@/lib/runtime";

export const POST = route(contract.whatIfIcp, (ctx, { body }) => runtime().compute(ctx, "whatIf", body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
