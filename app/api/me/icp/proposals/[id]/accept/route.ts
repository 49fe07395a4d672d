import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp-proposals";
import { acceptProposal } from "@/lib/domain/icp/proposals/decide";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.acceptIcpProposal, (ctx, { params }) =>
  acceptProposal(ctx, { proposalId: params.id }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
