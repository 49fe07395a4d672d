import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/audit";
import { listAudit } from "@/lib/domain/audit/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listAudit, (ctx, { query }) => listAudit(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
