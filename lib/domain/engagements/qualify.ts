import { findCustomer, findDefaultIcp, findPlan, findSuppressions } from "@/db/queries/customers";
import { countTries, findPendingEngagements, type PendingEngagement } from "@/db/queries/engagements";
import { findLatestByPerson } from "@/db/queries/signals";
import { type Context, transaction } from "@/lib/context";
import type { GateVerdict } from "@/lib/domain/qualification/gates";
import { scorerFor } from "@/lib/domain/qualification/score-engagement";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { log } from "@/lib/log";
import { findWait } from "../credits/spending-limits";
import { type Candidate, judge, refuseSuppressed, type Standards } from "./judge";
import type { Profile } from "./profile";
import { isMalformed, readProfiles } from "./read-profiles";
import { storeVerdicts } from "./store-verdicts";
import { writeLeads } from "./write-leads";
import { writeWords } from "./write-words";

export interface Qualified {
  signals: number;
  stacked: number;
  rejected: number;
  /** Left pending, and retried when credits, budget or the vendor allow. */
  left: number;
}

/**
 * Runs gates, scoring and writing. People who fit become signals or are added to their existing signal. Judged
 * engagements are skipped, and unreadable ones stay pending. Throws the vendor's error after storing the rest, so
 * that the step is retried.
 */
export async function qualifyEngagements(ctx: Context, input: { ids: string[] }): Promise<Qualified> {
  const { db, customerId } = ctx;
  const [pending, standards, plan] = await Promise.all([
    findPendingEngagements(db, { customerId, ids: input.ids }),
    readStandards(ctx),
    findPlan(db, { customerId }),
  ]);
  if (pending.length < input.ids.length) {
    const settled = input.ids.length - pending.length;
    log.info(
      { customerId, settled },
      "qualification: some engagements no longer exist or are already judged",
    );
  }
  const nothing = { signals: 0, stacked: 0, rejected: 0, left: pending.length };
  if (!standards || pending.length === 0) return nothing;
  // Running out of credits does not stop the run: people who are already known cost nothing.
  if ((await findWait(ctx, settings.leastCredits.qualification)) === "budget") return nothing;

  const refused = new Map<string, GateVerdict[]>();
  for (const engagement of pending) {
    const gates = refuseSuppressed(standards, engagement.personUrl);
    if (gates) refused.set(engagement.id, gates);
  }
  const open = pending.filter((engagement) => !refused.has(engagement.id));
  const profiles = await readProfiles(ctx, [...new Set(open.map((engagement) => engagement.personUrl))]);
  const failure = await giveUpOnMalformed(ctx, open, profiles);

  const signalled = await findSignalled(ctx, profiles);
  const candidates: Candidate[] = [];
  const readable = open.filter((engagement) => profiles.get(engagement.personUrl)?.kind !== "unread");
  for (const engagement of readable) {
    const profile = profiles.get(engagement.personUrl);
    if (!profile) continue;
    const verdict = judge(standards, engagement, profile, signalled.has(engagement.personUrl));
    if (verdict.fits) candidates.push(verdict.candidate);
    else refused.set(engagement.id, verdict.gates);
  }
  const people = groupBy(candidates, ({ profile }) => profile.person.networkUrl);
  const stacks = plan?.signalStacking ?? false;
  const leads = await writeLeads((input) => writeWords(ctx, input), standards, people, stacks);
  const stored = await transaction(ctx, (ctx) =>
    storeVerdicts(ctx, {
      standards,
      judged: pending,
      refused,
      leads,
      profiles,
      stacks,
    }),
  );
  if (failure) throw failure;
  return { ...stored, left: open.length - readable.length };
}

/** Addresses of people who have a signal within the merge window. All of them are already known. */
async function findSignalled(ctx: Context, profiles: Map<string, Profile>): Promise<Set<string>> {
  const known = [...profiles].flatMap(([url, profile]) =>
    profile.kind === "cached" ? [{ url, personId: profile.person.id }] : [],
  );
  const latest = await findLatestByPerson(ctx.db, {
    customerId: ctx.customerId,
    personIds: known.map(({ personId }) => personId),
    since: new Date(ctx.clock.now().getTime() - settings.qualification.mergeWindowMs),
  });
  return new Set(known.filter(({ personId }) => latest.has(personId)).map(({ url }) => url));
}

async function readStandards(ctx: Context): Promise<Standards | null> {
  const { db, customerId } = ctx;
  const [customer, icp, suppressions] = await Promise.all([
    findCustomer(db, { customerId }),
    findDefaultIcp(db, { customerId }),
    findSuppressions(db, { customerId }),
  ]);
  if (customer?.lifecycle !== "active" || !icp) return null;
  return {
    icp,
    score: scorerFor(icp),
    ownCompany: { networkUrl: customer.companyNetworkUrl, name: customer.name },
    suppressions,
    now: ctx.clock.now(),
  };
}

/**
 * Counts attempts for people whose record is malformed. After the last one they are judged as not found, so that a
 * broken record never blocks the rest. Returns the error to throw so that the others are retried.
 */
async function giveUpOnMalformed(
  ctx: Context,
  engagements: PendingEngagement[],
  profiles: Map<string, Profile>,
): Promise<Error | null> {
  let failure: Error | null = null;
  const malformed: PendingEngagement[] = [];
  for (const engagement of engagements) {
    const profile = profiles.get(engagement.personUrl);
    if (profile?.kind !== "unread" || !profile.error) continue;
    failure ??= profile.error;
    if (isMalformed(profile.error)) malformed.push(engagement);
  }
  const ids = malformed.map((engagement) => engagement.id);
  const tries = await countTries(ctx.db, { customerId: ctx.customerId, ids });
  const exhausted = new Set(
    tries.filter((one) => one.tries >= settings.qualification.maxTries).map((one) => one.id),
  );
  for (const engagement of malformed) {
    const profile = profiles.get(engagement.personUrl);
    if (!exhausted.has(engagement.id) || profile?.kind !== "unread" || !profile.error) continue;
    log.warn(
      { customerId: ctx.customerId, engagementId: engagement.id },
      "gave up on a profile: malformed on every attempt",
    );
    profiles.set(engagement.personUrl, { kind: "absent", cause: profile.cause });
  }
  const isOpen = [...profiles.values()].some((profile) => profile.kind === "unread" && profile.error);
  return isOpen ? failure : null;
}
