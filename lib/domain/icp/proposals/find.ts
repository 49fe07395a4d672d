import { findDefaultIcp, type IcpProfile as IcpRow } from "@/db/queries/customers";
import { type DecisionRow, findDecisions } from "@/db/queries/proposal-decisions";
import { findRescueVerdicts, findSignalVerdicts } from "@/db/queries/verdicts";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { noIcp } from "@/lib/domain/icp/present";
import { weighVerdicts } from "./opinions";
import { type Proposal, weightOf } from "./proposal";
import { proposeIndustries } from "./propose-industries";
import { proposeLimits } from "./propose-limits";
import { proposeRoles } from "./propose-roles";

/** Verdicts older than this say little about today's market; decisions hold as long. */
export const proposalDays = 60;
/** The newest verdicts of the window that are read. */
const mostVerdicts = 5_000;

/**
 * What members' verdicts of the last 60 days ask to change about the ICP, the most supported first, without what was
 * decided in this time. Verdicts from before a decision about a limit do not ask for another value of it. Throws
 * `NoIcp`.
 */
export async function findProposals(
  ctx: Pick<Context, "db" | "customerId" | "clock">,
): Promise<{ icp: IcpRow; proposals: Proposal[] }> {
  const { db, customerId, clock } = ctx;
  const since = new Date(clock.now().getTime() - days(proposalDays));
  const asked = { customerId, since, limit: mostVerdicts };
  const [icp, verdicts, rescues, decisions] = await Promise.all([
    findDefaultIcp(db, { customerId }),
    findSignalVerdicts(db, asked),
    findRescueVerdicts(db, asked),
    findDecisions(db, { customerId, since }),
  ]);
  if (!icp) throw noIcp();
  const opinions = weighVerdicts(verdicts, rescues);
  const decided = new Set(decisions.map(({ proposalId }) => proposalId));
  const proposals = [
    ...proposeLimits(icp, opinions).flatMap((one) => sinceDecision(one, decisions) ?? []),
    ...proposeIndustries(icp, opinions),
    ...proposeRoles(icp, opinions),
  ].filter(({ id }) => !decided.has(id));
  return { icp, proposals: proposals.toSorted((a, b) => (weightOf(b) ?? 0) - (weightOf(a) ?? 0)) };
}

/** The proposal with the verdicts given since the last decision about its field; null if too few are left. */
function sinceDecision(proposal: Proposal, decisions: readonly DecisionRow[]): Proposal | null {
  const times = decisions.flatMap(({ field, decidedAt }) =>
    field === proposal.edit.field ? decidedAt.getTime() : [],
  );
  const last = Math.max(Number.NEGATIVE_INFINITY, ...times);
  const left = { ...proposal, behind: proposal.behind.filter(({ at }) => at.getTime() > last) };
  return weightOf(left) === null ? null : left;
}
