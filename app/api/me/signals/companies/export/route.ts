import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { exportCompanies } from "@/lib/domain/signals/export-companies";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportCompanies, (ctx, { query }) =>
  exportCompanies(ctx, ctx.userId, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
