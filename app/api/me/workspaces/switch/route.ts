import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/account";
import { switchWorkspace } from "@/lib/domain/account/workspaces";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.switchWorkspace, (ctx, { body }) => switchWorkspace(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
