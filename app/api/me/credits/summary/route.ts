import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/plan";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getCreditSummary, (ctx) => readCreditSummary(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
