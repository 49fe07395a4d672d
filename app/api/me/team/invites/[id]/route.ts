import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { removeInvite } from "@/lib/domain/team/change";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.cancelInvite, (ctx, { params }) =>
  removeInvite(ctx, { inviteId: params.id }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
