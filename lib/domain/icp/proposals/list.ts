import { pick } from "@/db/pick";
import { policy } from "@/db/policy";
import { findKnownPeople } from "@/db/queries/what-if";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { IcpProposal } from "@/lib/contracts/icp-proposals";
import { readStandards, standardsOf } from "@/lib/domain/engagements/standards";
import { compareJudged, judgeByCurrent } from "@/lib/domain/icp/compare-standards";
import { mostSampled } from "@/lib/domain/icp/what-if";
import { findProposals } from "./find";
import { changeOf, type Proposal } from "./proposal";

const mostShown = 6;
const examplesShown = 10;

/**
 * Proposed changes of the ICP with the verdicts behind each and what it would do to the people of the last 30 days.
 * Reads stored data only and costs nothing. Throws `NoIcp`.
 */
export async function listProposals(
  ctx: Pick<Context, "db" | "customerId" | "clock">,
): Promise<{ data: IcpProposal[] }> {
  const { icp, proposals } = await findProposals(ctx);
  const read = proposals.length > 0 ? await readStandards(ctx) : null;
  if (!read) return { data: [] };
  const { standards } = read;
  const since = new Date(ctx.clock.now().getTime() - days(policy.whatIfDays));
  const { people, isComplete } = await findKnownPeople(ctx.db, {
    customerId: ctx.customerId,
    since,
    ...mostSampled,
  });
  const judged = judgeByCurrent(people, standards);
  const sampled = { people: people.length, isComplete };
  const data = proposals.slice(0, mostShown).map((proposal) => {
    const change = changeOf(icp, proposal.edit);
    const wished = standardsOf({ ...icp, ...change }, standards);
    const whatIf = { days: policy.whatIfDays, sampled, ...compareJudged(judged, wished) };
    return { ...presentProposal(proposal), change, whatIf };
  });
  return { data };
}

function presentProposal({ id, edit, basis, behind, against, factOf }: Proposal) {
  return {
    ...{ id, ...edit, basis },
    verdicts: {
      count: behind.length,
      against: against.length,
      examples: behind.slice(0, examplesShown).map((opinion) => ({
        ...pick(opinion, "signalId", "rejectionId", "personName", "companyName"),
        fact: factOf(opinion),
      })),
    },
  };
}
