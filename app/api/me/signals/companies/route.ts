import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { listSignalCompanies } from "@/lib/domain/signals/companies";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignalCompanies, (ctx, { query }) =>
  listSignalCompanies(ctx, ctx.userId, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
