import { findPlan } from "@/db/queries/customers";
import {
  countTries,
  findPendingEngagements,
  findPendingOfSamePeople,
  type PendingEngagement,
} from "@/db/queries/engagements";
import { setEngagementsAside } from "@/db/queries/set-asides";
import type { Context } from "@/lib/context";
import { withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { findWait } from "../credits/spending-limits";
import { refuseSuppressed } from "./judge";
import { judgeEach } from "./judge-each";
import type { Profile } from "./profile";
import { isMalformed, readProfiles } from "./read-profiles";
import { readStandards } from "./standards";
import type { Refusal } from "./store-verdicts";

/** At most this many other pending engagements of the same people are judged along. */
const siblings = 200;

export interface Qualified {
  signals: number;
  stacked: number;
  rejected: number;
  /** Left pending, and retried when credits, budget or the vendor allow. */
  left: number;
}

/**
 * Runs gates, scoring and writing. People who fit become signals or are added to their existing signal. Judged
 * engagements are skipped, unreadable ones stay pending, and people who can't be judged are set aside. Throws the
 * vendor's error after storing the rest, so that the step is retried.
 */
export async function qualifyEngagements(ctx: Context, input: { ids: string[] }): Promise<Qualified> {
  const { db, customerId } = ctx;
  const ids = await findPendingOfSamePeople(db, { customerId, ids: input.ids, limit: siblings });
  const [pending, read, plan] = await Promise.all([
    findPendingEngagements(db, { customerId, ids }),
    readStandards(ctx),
    findPlan(db, { customerId }),
  ]);
  if (pending.length < ids.length) {
    const settled = ids.length - pending.length;
    log.info(
      { customerId, settled },
      "qualification: some engagements no longer exist or are already judged",
    );
  }
  const nothing = { signals: 0, stacked: 0, rejected: 0, left: pending.length };
  if (read?.lifecycle !== "active" || pending.length === 0) return nothing;
  const { standards } = read;
  // Running out of credits does not stop the run: people who are already known cost nothing.
  const wait = await findWait(ctx, settings.leastCredits.qualification);
  if (wait === "budget" || wait === "payment") return nothing;

  const refused = new Map<string, Refusal>();
  for (const engagement of pending) {
    const gates = refuseSuppressed(standards, engagement.personUrl);
    if (gates) refused.set(engagement.id, { gates });
  }
  const unrefused = pending.filter((engagement) => !refused.has(engagement.id));
  const open = await withoutSetAside(ctx, "person", unrefused, ({ personUrl }) => personUrl);
  const setAside = unrefused.filter((engagement) => !open.includes(engagement));
  await setEngagementsAside(db, { customerId, ids: setAside.map(({ id }) => id) });
  // A person is read for the source and post of their first engagement, which the last entry of a key keeps.
  const workOf = new Map(
    open.toReversed().map(({ personUrl, sourceId, postId }) => [personUrl, { sourceId, postId }]),
  );
  const profiles = await readProfiles(ctx, writersFirst(open), workOf, "qualification");
  const failure = await giveUpOnMalformed(ctx, open, profiles);

  const stacks = plan?.signalStacking ?? false;
  const engagements = pending.filter((engagement) => !setAside.includes(engagement));
  const stored = await judgeEach(ctx, { standards, stacks, engagements, refused, profiles });
  if (failure) throw failure;
  const left = open.filter(({ personUrl }) => profiles.get(personUrl)?.kind === "unread").length;
  return { ...stored, left };
}

/** The people who engaged, those who wrote something first: the credits may not cover all. */
function writersFirst(engagements: PendingEngagement[]): string[] {
  const [silent, written] = [true, false].map((isReaction) =>
    engagements.filter(({ kind }) => (kind === "reaction") === isReaction),
  );
  return [...new Set([...(written ?? []), ...(silent ?? [])].map(({ personUrl }) => personUrl))];
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
