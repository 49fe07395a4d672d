import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp-proposals";
import { listProposals } from "@/lib/domain/icp/proposals/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listIcpProposals, (ctx) => listProposals(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
