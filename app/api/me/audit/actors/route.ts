import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/audit";
import { listAuditActors } from "@/lib/domain/audit/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listAuditActors, (ctx) => listAuditActors(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
