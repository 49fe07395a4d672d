import type { PendingEngagement } from "@/db/queries/engagements";
import { setEngagementsAside } from "@/db/queries/set-asides";
import { type Context, transaction } from "@/lib/context";
import { refundCredits } from "@/lib/domain/credits/settle";
import { lastingReason } from "@/lib/domain/set-aside/reason";
import { setAside } from "@/lib/domain/set-aside/set-aside";
import { groupBy } from "@/lib/group-by";
import type { Evidence } from "@/lib/judgement/strength/evidence";
import { findRecentSignals } from "./find-recent-signals";
import { addressesOf, findRefusals } from "./find-refusals";
import { judgeAll } from "./judge-all";
import { judgeWithReadings } from "./judge-with-readings";
import type { Profile } from "./profile";
import type { Standards } from "./standards";
import { type Refusal, storeVerdicts } from "./store-verdicts";
import { writeLeads } from "./write-leads";
import { writeWords } from "./write-words";

/** Engagements to judge, with the profiles of their people by the address that engaged. */
interface Batch {
  standards: Standards;
  stacks: boolean;
  engagements: readonly PendingEngagement[];
  /** Those refused before any look-up, by engagement. */
  refused: ReadonlyMap<string, Refusal>;
  profiles: ReadonlyMap<string, Profile>;
}

type Stored = Awaited<ReturnType<typeof storeVerdicts>>;

/**
 * Judges people, writes the texts of those who fit, and stores the outcome together. If someone can't be judged or
 * stored, each person is judged alone with the profiles already read, and those who still can't are set aside with
 * their engagements: nothing is paid for them, neither now nor again. Throws failures that a retry may heal.
 */
export async function judgeEach(ctx: Context, batch: Batch): Promise<Stored> {
  try {
    return await judgeTogether(ctx, batch);
  } catch (error) {
    if (lastingReason(error) === null) throw error;
    const total: Stored = { signals: 0, stacked: 0, rejected: 0 };
    for (const engagements of peopleOf(batch).values()) {
      const stored = await judgeAlone(ctx, { ...batch, engagements });
      total.signals += stored.signals;
      total.stacked += stored.stacked;
      total.rejected += stored.rejected;
    }
    return total;
  }
}

async function judgeTogether(ctx: Context, batch: Batch): Promise<Stored> {
  const { standards, stacks, engagements } = batch;
  const refused = new Map(batch.refused);
  const profiles = new Map(batch.profiles);
  const readable = engagements.filter(
    ({ id, personUrl }) => !refused.has(id) && profiles.get(personUrl)?.kind !== "unread",
  );
  const recentSignals = await findRecentSignals(ctx, profiles);
  const refusals = await findRefusals(ctx, addressesOf(profiles));
  const judge = (evidence: ReadonlyMap<string, Evidence>) =>
    judgeAll(standards, readable, { profiles, recentSignals, refusals, evidence });
  const { candidates, rejected } = await judgeWithReadings(ctx, readable, judge);
  for (const [id, refusal] of rejected) refused.set(id, refusal);
  const people = groupBy(candidates, ({ profile }) => profile.person.networkUrl);
  const leads = await writeLeads((input) => writeWords(ctx, input), standards, {
    people,
    recentSignals,
    stacks,
  });
  return transaction(ctx, (ctx) =>
    storeVerdicts(ctx, { standards, judged: [...engagements], refused, leads, profiles, stacks }),
  );
}

async function judgeAlone(ctx: Context, batch: Batch): Promise<Stored> {
  const urls = new Set(batch.engagements.map(({ personUrl }) => personUrl));
  const profiles = new Map([...batch.profiles].filter(([url]) => urls.has(url)));
  try {
    return await judgeTogether(ctx, { ...batch, profiles });
  } catch (error) {
    const reason = lastingReason(error);
    if (reason === null) throw error;
    await setPersonAside(ctx, { ...batch, profiles }, reason);
    return { signals: 0, stacked: 0, rejected: 0 };
  }
}

async function setPersonAside(ctx: Context, batch: Batch, reason: string): Promise<void> {
  const { engagements, profiles } = batch;
  const [first] = engagements;
  if (!first) return;
  const causes = [...profiles.values()].flatMap((profile) =>
    "cause" in profile ? (profile.cause ?? []) : [],
  );
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await setEngagementsAside(db, { customerId, ids: engagements.map(({ id }) => id) });
    await refundCredits(ctx, causes);
    await setAside(ctx, [
      {
        ...{ kind: "person", subject: first.personUrl, aliases: addressesOf(profiles), reason },
        ...{ sourceId: first.sourceId, postId: first.postId },
      },
    ]);
  });
}

/** The engagements by person, whatever addresses the person engaged under. */
const peopleOf = ({ engagements, profiles }: Batch): Map<string, PendingEngagement[]> =>
  groupBy(engagements, ({ personUrl }) => {
    const profile = profiles.get(personUrl);
    return profile && "person" in profile ? profile.person.networkUrl : personUrl;
  });
