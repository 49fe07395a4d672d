import { findPlan } from "@/db/queries/customers";
import type { PendingEngagement } from "@/db/queries/engagements";
import { type GateId, overrulableGates } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { isBudgetUsedUp } from "@/lib/domain/credits/spending-limits";
import { findRecentSignals } from "@/lib/domain/engagements/find-recent-signals";
import { addressesOf, findRefusals } from "@/lib/domain/engagements/find-refusals";
import { refuseSuppressed } from "@/lib/domain/engagements/judge";
import { judgeAll } from "@/lib/domain/engagements/judge-all";
import { judgeWithReadings } from "@/lib/domain/engagements/judge-with-readings";
import { readProfiles } from "@/lib/domain/engagements/read-profiles";
import { readStandards } from "@/lib/domain/engagements/standards";
import type { Verdicts } from "@/lib/domain/engagements/store-verdicts";
import { writeLeads } from "@/lib/domain/engagements/write-leads";
import { writeWords } from "@/lib/domain/engagements/write-words";
import { noIcp } from "@/lib/domain/icp/present";
import { groupBy } from "@/lib/group-by";
import type { Evidence } from "@/lib/judgement/strength/evidence";
import { budgetUsedUp, cannotPay, notRead, rescueRefused } from "./refusals";

const overruled: ReadonlySet<GateId> = new Set(overrulableGates);

/** Verdicts that are not stored yet, and why the person is no signal even so, if that is the outcome. */
export interface OverruledVerdicts {
  verdicts: Verdicts;
  refusal: string | undefined;
}

/**
 * Judges a rejected engagement again as the pipeline would, with the gates that judge fit overruled. Reads the profile
 * if it is not known, which costs what it costs the pipeline. Throws `NoIcp`, `insufficient_credits`,
 * `upstream_failure`, `rescue_refused`, and `try_again` once the daily budget is used up.
 */
export async function judgeOverruled(
  ctx: Context,
  engagement: PendingEngagement,
): Promise<OverruledVerdicts> {
  const { db, customerId } = ctx;
  const [read, plan, isUsedUp] = await Promise.all([
    readStandards(ctx),
    findPlan(db, { customerId }),
    isBudgetUsedUp(ctx),
  ]);
  if (!read) throw noIcp();
  const { standards } = read;
  const { personUrl } = engagement;
  const suppressed = refuseSuppressed(standards, personUrl)?.find(({ passed }) => !passed);
  if (suppressed) throw rescueRefused(suppressed.reason);
  if (isUsedUp) throw budgetUsedUp(ctx.clock.now());

  const { sourceId, postId } = engagement;
  const profiles = await readProfiles(ctx, [personUrl], new Map([[personUrl, { sourceId, postId }]]));
  const profile = profiles.get(personUrl);
  if (profile?.kind === "unread") throw profile.error ? notRead() : cannotPay();
  const recentSignals = await findRecentSignals(ctx, profiles);
  const refusals = await findRefusals(ctx, addressesOf(profiles));
  const judge = (evidence: ReadonlyMap<string, Evidence>) =>
    judgeAll(standards, [engagement], { profiles, recentSignals, refusals, evidence, overruled });
  const { candidates, rejected } = await judgeWithReadings(ctx, [engagement], judge);
  const people = groupBy(candidates, (candidate) => candidate.profile.person.networkUrl);
  const stacks = plan?.signalStacking ?? false;
  const leads = await writeLeads((input) => writeWords(ctx, input), standards, {
    people,
    recentSignals,
    stacks,
  });
  return {
    verdicts: { standards, judged: [engagement], refused: rejected, leads, profiles, stacks },
    refusal: rejected.get(engagement.id)?.gates.find(({ passed }) => !passed)?.reason,
  };
}
