import type * as contract from "@/lib/contracts/icp-proposals";
import { acceptProposal, dismissProposal } from "@/lib/domain/icp/proposals/decide";
import { runtime } from "@/lib/runtime";
import type { Answers } from "./answers";

export const icpProposals = {
  listIcpProposals: (ctx) => runtime().compute(ctx, "proposals", null),
  acceptIcpProposal: (ctx, { params }) => acceptProposal(ctx, { proposalId: params.id }),
  dismissIcpProposal: (ctx, { params }) => dismissProposal(ctx, { proposalId: params.id }),
} satisfies Answers<typeof contract>;
