import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { listSignals } from "@/lib/domain/signals/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignals, (ctx, { query }) => listSignals(ctx, ctx.userId, query));
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
