import { requeueStronger } from "@/db/queries/delivery-replays";
import {
  type Judgement,
  judgeEngagements,
  lockPendingEngagements,
  type PendingEngagement,
  updateEngagement,
} from "@/db/queries/engagements";
import { holdOffErasure } from "@/db/queries/erasure";
import { lockPeople, type Person } from "@/db/queries/people";
import {
  findLatestByPerson,
  insertSignals,
  type NewSignal,
  type Signal,
  updateSignal,
} from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import { roleOf } from "@/lib/domain/activity/format";
import { recordActivities } from "@/lib/domain/activity/record";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { settings } from "@/lib/domain/settings";
import type { GateVerdict } from "@/lib/judgement/gates/gates";
import type { Evidence } from "@/lib/judgement/strength/evidence";
import type { Score } from "@/lib/judgement/strength/score";
import { telemetry } from "@/lib/telemetry/telemetry";
import { forgetSuppressed } from "./forget-suppressed";
import { type Candidate, stackGates } from "./judge";
import { newSignal } from "./new-signal";
import type { Profile } from "./profile";
import type { Standards } from "./standards";
import { storeProfiles } from "./store-profiles";
import { strengthen } from "./strengthen";
import type { Lead } from "./write-leads";

/** The gates of an engagement that was rejected, with its score if it got that far. */
export interface Refusal {
  gates: GateVerdict[];
  evidence?: Evidence;
  score?: Score | null;
}

/** The outcome of judging engagements, to be stored. */
export interface Verdicts {
  standards: Standards;
  judged: PendingEngagement[];
  /** Why engagements don't fit, by engagement id. */
  refused: Map<string, Refusal>;
  /** People who fit, by canonical address. */
  leads: Map<string, Lead>;
  /** By the address seen on the engagement. */
  profiles: Map<string, Profile>;
  /** Whether the plan lets further engagements strengthen a signal. */
  stacks: boolean;
}

/**
 * Stores verdicts atomically: profiles, signals, stacked engagements, rejections and their cost. Engagements and
 * people are locked first, so that concurrent runs create only one signal per person. Must run in a transaction.
 */
export async function storeVerdicts(
  ctx: Context,
  verdicts: Verdicts,
): Promise<{ signals: number; stacked: number; rejected: number }> {
  const { db, customerId } = ctx;
  const { standards, judged, refused, leads } = verdicts;
  await holdOffErasure(db, { customerId });
  const profiles = await forgetSuppressed(ctx, { judged, profiles: verdicts.profiles });
  const open = await lockPendingEngagements(db, { customerId, ids: judged.map((e) => e.id) });
  const people = await storeProfiles(ctx, profiles);
  const personIds = [...leads.keys()].flatMap((url) => people.get(url)?.id ?? []);
  await lockPeople(db, { customerId, ids: personIds });
  const since = new Date(standards.now.getTime() - settings.qualification.mergeWindowMs);
  const recentSignals = await findLatestByPerson(db, { customerId, personIds, since });

  const judgements: Judgement[] = [];
  const signals: NewSignal[] = [];
  const stronger: string[] = [];
  for (const [url, lead] of leads) {
    const candidates = [lead.candidate, ...lead.others].filter((c) => open.has(c.engagement.id));
    const person = people.get(url);
    if (!person && candidates.length === 0) continue;
    if (!person) throw new Error("A qualified person was not stored");
    const latest = recentSignals.get(person.id);
    if (latest) {
      const { made, isStronger } = await joinSignal(ctx, { ...verdicts, lead, candidates, latest, person });
      judgements.push(...made);
      if (isStronger) stronger.push(latest.id);
      continue;
    }
    const [first, ...others] = candidates;
    // Its signal left the merge window meanwhile. It stays pending and is judged again.
    if (!first || first.joinsOnly || !lead.words) continue;
    const { words } = lead;
    const signal = newSignal({ candidate: first, words, person, now: standards.now });
    signals.push({ ...signal, engagementCount: verdicts.stacks ? candidates.length : 1 });
    const made = { id: signal.id, createdAt: standards.now };
    judgements.push(
      { ...by(first, person.id), ...asLead(first), signalId: signal.id },
      ...others.map((c) => stack(standards, c, made, person.id)),
    );
  }
  for (const engagement of judged) {
    const refusal = refused.get(engagement.id);
    if (!refusal || !open.has(engagement.id)) continue;
    judgements.push(reject(engagement.id, refusal));
  }
  await insertSignals(db, { customerId, signals });
  telemetry()?.add("signal.signals.created", signals.length, {});
  await judgeEngagements(db, { customerId, judgements });
  await recordActivities(
    ctx,
    signals.map((signal) => ({
      category: "enrichment",
      title: `${signal.personName} became a signal`,
      detail: roleOf(signal.personTitle ?? null, signal.companyName ?? null),
      sourceId: signal.sourceId,
      signalId: signal.id,
      cause: `signal:${signal.id}`,
    })),
  );
  if (signals.length > 0) {
    ctx.emit({ name: "signals/created", data: { customerId, signalIds: signals.map((s) => s.id) } });
  }
  if (stronger.length > 0) {
    ctx.emit({ name: "signals/strengthened", data: { customerId, signalIds: stronger } });
    await wakeDestinations(
      ctx,
      await requeueStronger(db, { customerId, signalIds: stronger, now: standards.now }),
    );
  }
  const rejected = judgements.filter(({ status }) => status === "rejected").length;
  return {
    signals: signals.length,
    stacked: judgements.length - rejected - signals.length,
    rejected,
  };
}

const by = ({ engagement, evidence }: Candidate, personId: string) => ({
  ...unscored,
  id: engagement.id,
  personId,
  ...readingOf(evidence),
});

const readingOf = (evidence: Evidence | undefined) => ({
  meaning: evidence?.meaning ?? null,
  meaningProbability: evidence?.probability ?? null,
  otherMeaning: evidence?.other ?? null,
});

const unscored = { rejectedBy: null, fit: null, receipt: null };

const asLead = ({ gates }: Candidate) => ({ status: "signal" as const, gates });

function reject(id: string, { gates, evidence, score }: Refusal): Judgement {
  return {
    id,
    personId: null,
    status: "rejected",
    gates,
    signalId: null,
    ...readingOf(evidence),
    rejectedBy: gates.find(({ passed }) => !passed)?.id ?? null,
    fit: score?.fit ?? null,
    receipt: score?.receipt ?? null,
  };
}

function stack(
  standards: Standards,
  candidate: Candidate,
  onto: Pick<Signal, "id" | "createdAt">,
  personId: string,
): Judgement {
  const gates = stackGates(standards, candidate, onto.createdAt);
  return { ...by(candidate, personId), status: "stacked", gates, signalId: onto.id };
}

/** Adds engagements to their person's signal. Evidence that leads it replaces what the signal says. */
async function joinSignal(
  ctx: Context,
  input: Pick<Verdicts, "standards" | "stacks"> & {
    lead: Lead;
    candidates: Candidate[];
    latest: Signal;
    person: Person;
  },
): Promise<{ made: Judgement[]; isStronger: boolean }> {
  const { db, customerId } = ctx;
  const { standards, stacks, lead, candidates, latest, person } = input;
  const stacked = candidates.map((candidate) => stack(standards, candidate, latest, person.id));
  if (!stacks || candidates.length === 0) return { made: stacked, isStronger: false };
  const leads = candidates.includes(lead.candidate);
  const { set, isStronger } = strengthen(standards, latest, {
    candidates,
    lead: lead.candidate,
    words: leads ? lead.words : null,
  });
  await updateSignal(db, { customerId, signalId: latest.id, set });
  const { engagementId } = set;
  if (engagementId === undefined) return { made: stacked, isStronger: false };
  await updateEngagement(db, { customerId, engagementId: latest.engagementId, set: { status: "stacked" } });
  const made = stacked.map((one) => (one.id === engagementId ? { ...one, status: "signal" as const } : one));
  return { made, isStronger };
}
