import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sessions";
import { revokeAllSessions } from "@/lib/domain/sessions/revoke-all";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.revokeSessions, (ctx) => revokeAllSessions(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
