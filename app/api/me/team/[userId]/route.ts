import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { changeMemberRole, removeMember } from "@/lib/domain/team/change";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.changeMemberRole, (ctx, { params, body }) =>
  changeMemberRole(ctx, { ...params, ...body }),
);
export const DELETE = route(contract.removeMember, (ctx, { params }) => removeMember(ctx, params));
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
