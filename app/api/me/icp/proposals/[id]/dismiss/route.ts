import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp-proposals";
import { dismissProposal } from "@/lib/domain/icp/proposals/decide";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.dismissIcpProposal, (ctx, { params }) =>
  dismissProposal(ctx, { proposalId: params.id }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
