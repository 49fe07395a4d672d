import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sessions";
import { listSessions } from "@/lib/domain/sessions/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSessions, (ctx) => listSessions(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
