import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/account";
import { renameWorkspace } from "@/lib/domain/account/rename-workspace";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.renameWorkspace, (ctx, { body }) => renameWorkspace(ctx, body));
export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
