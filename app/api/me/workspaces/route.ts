import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/account";
import { listWorkspaces } from "@/lib/domain/account/workspaces";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listWorkspaces, listWorkspaces);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
