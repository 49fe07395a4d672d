import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/suppressions";
import { suppress } from "@/lib/domain/suppressions/change";
import { listSuppressions } from "@/lib/domain/suppressions/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSuppressions, (ctx, { query }) => listSuppressions(ctx, query));
export const POST = route(contract.createSuppression, (ctx, { body }) => suppress(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
