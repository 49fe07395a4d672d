import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { countSignalTags } from "@/lib/domain/signals/facets";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.countSignalTags, (ctx, { query }) =>
  countSignalTags(ctx, ctx.userId, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
