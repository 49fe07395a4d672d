import { findDecisions, upsertDecision } from "@/db/queries/proposal-decisions";
import type { ProposalDecision } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import type { IcpProfile } from "@/lib/contracts/icp";
import { recordAudit } from "@/lib/domain/audit/record";
import { changeIcp, lockEditableIcp } from "@/lib/domain/icp/change";
import { presentIcp } from "@/lib/domain/icp/present";
import { notFound } from "@/lib/errors";
import { findProposals, proposalDays } from "./find";
import { changeOf, type Proposal } from "./proposal";

/**
 * Applies a proposal to the ICP, by the rules of any change of it. Repeating it changes nothing. Throws 404 for what
 * is not proposed, `NoIcp`, `forbidden`, and 400 if the ICP has changed so that it no longer can be applied.
 */
export function acceptProposal(ctx: Context, { proposalId }: { proposalId: string }): Promise<IcpProfile> {
  return transaction(ctx, async (ctx) => {
    const icp = await lockEditableIcp(ctx);
    const proposal = await requireProposal(ctx, proposalId, "accepted");
    if (!proposal) return presentIcp(icp);
    await decide(ctx, proposal, "accepted");
    const { basis, behind } = proposal;
    return changeIcp(ctx, changeOf(icp, proposal.edit), {
      proposal: proposalId,
      basis,
      verdicts: behind.length,
    });
  });
}

/** Hides a proposal for 60 days. Repeating it changes nothing. Throws 404 for what is not proposed, and `NoIcp`. */
export function dismissProposal(ctx: Context, { proposalId }: { proposalId: string }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const icp = await lockEditableIcp(ctx);
    const proposal = await requireProposal(ctx, proposalId, "dismissed");
    if (!proposal) return;
    await decide(ctx, proposal, "dismissed");
    const detail = { proposal: proposalId, ...proposal.edit, basis: proposal.basis };
    await recordAudit(ctx, { action: "icp.proposal_dismissed", subjectId: icp.id, detail });
  });
}

/** The proposal; null if exactly this was decided about it before. */
async function requireProposal(
  ctx: Context,
  proposalId: string,
  decision: ProposalDecision,
): Promise<Proposal | null> {
  const { proposals } = await findProposals(ctx);
  const proposal = proposals.find(({ id }) => id === proposalId);
  if (proposal) return proposal;
  const since = new Date(ctx.clock.now().getTime() - days(proposalDays));
  const decisions = await findDecisions(ctx.db, { customerId: ctx.customerId, since });
  const isDone = decisions.some((one) => one.proposalId === proposalId && one.decision === decision);
  if (!isDone) throw notFound("proposal");
  return null;
}

const decide = ({ db, customerId, clock }: Context, { id, edit }: Proposal, decision: ProposalDecision) =>
  upsertDecision(db, {
    ...{ customerId, proposalId: id, field: edit.field, value: edit.value },
    ...{ decision, decidedAt: clock.now() },
  });
