import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sources";
import { listSourceSignals } from "@/lib/domain/sources/list-results";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSourceSignals, (ctx, { params, query }) =>
  listSourceSignals(ctx, { sourceId: params.id, userId: ctx.userId, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
