import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/audit";
import { exportAudit } from "@/lib/domain/exports/audit-log";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportAudit, (ctx, { query }) => exportAudit(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
