import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { readMemberRemoval } from "@/lib/domain/team/leave";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getMemberRemoval, (ctx, { params }) => readMemberRemoval(ctx, params));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
