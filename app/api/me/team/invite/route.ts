import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { inviteMember } from "@/lib/domain/team/invite";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.inviteMember, (ctx, { body }) => inviteMember(ctx, ctx.identity, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
