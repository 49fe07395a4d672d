import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/credits";
import { listRuns } from "@/lib/domain/credits/runs";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listCreditRuns, (ctx, { query }) => listRuns(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
