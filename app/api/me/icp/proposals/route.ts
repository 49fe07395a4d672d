import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp-proposals";
import { otherMethods } from "@/lib/http/methods";
import { runtime } from "@/lib/runtime";

export const GET = route(contract.listIcpProposals, (ctx) => runtime().compute(ctx, "proposals", null));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
