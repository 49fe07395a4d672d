import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { acceptInvite } from "@/lib/domain/team/accept";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.acceptInvite, (ctx, { body }) => acceptInvite(ctx, body.token));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
