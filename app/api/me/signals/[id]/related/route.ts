import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { listRelatedSignals } from "@/lib/domain/signals/related";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listRelatedSignals, (ctx, { params, query }) =>
  listRelatedSignals(ctx, ctx.userId, { signalId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
