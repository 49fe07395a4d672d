import {
  type Judgement,
  judgeEngagements,
  lockPendingEngagements,
  type PendingEngagement,
} from "@/db/queries/engagements";
import { holdOffErasure } from "@/db/queries/erasure";
import { lockPeople } from "@/db/queries/people";
import {
  findLatestByPerson,
  insertSignals,
  type NewSignal,
  type Signal,
  updateSignal,
} from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import { recordActivities } from "@/lib/domain/activity/record";
import { roleOf } from "@/lib/domain/activity/words";
import { forgetSuppressed } from "@/lib/domain/privacy/forget-suppressed";
import type { GateVerdict } from "@/lib/domain/qualification/gates";
import { settings } from "@/lib/domain/settings";
import { type Candidate, type Standards, scoreOf, stackGates } from "./judge";
import { newSignal } from "./new-signal";
import type { Profile } from "./profile";
import { storeProfiles } from "./store-profiles";
import type { Lead } from "./write-leads";

interface Verdicts {
  standards: Standards;
  judged: PendingEngagement[];
  /** Gate results of engagements that don't fit, by engagement id. */
  refused: Map<string, GateVerdict[]>;
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
  const standing = await findLatestByPerson(db, { customerId, personIds, since });

  const judgements: Judgement[] = [];
  const signals: NewSignal[] = [];
  for (const [url, lead] of leads) {
    const candidates = [lead.candidate, ...lead.others].filter((c) => open.has(c.engagement.id));
    const person = people.get(url);
    if (!person && candidates.length === 0) continue;
    if (!person) throw new Error("A qualified person was not stored");
    const latest = standing.get(person.id);
    if (latest) {
      if (verdicts.stacks) await strengthen(ctx, standards, latest, candidates);
      judgements.push(...candidates.map((c) => stack(standards, c, latest, person.id)));
      continue;
    }
    const [first, ...others] = candidates;
    // Its signal left the merge window meanwhile. It stays pending and is judged again.
    if (!first || first.joinsOnly) continue;
    const signal = newSignal({
      candidate: first,
      words: lead.words,
      person,
      writtenBy: lead.words.writtenBy,
      now: standards.now,
    });
    signals.push({ ...signal, engagementCount: verdicts.stacks ? candidates.length : 1 });
    const made = { id: signal.id, createdAt: standards.now };
    judgements.push(
      { ...by(first, person.id), status: "signal", gates: first.gates, signalId: signal.id },
      ...others.map((c) => stack(standards, c, made, person.id)),
    );
  }
  for (const engagement of judged) {
    const gates = refused.get(engagement.id);
    if (!gates || !open.has(engagement.id)) continue;
    judgements.push({ id: engagement.id, personId: null, status: "rejected", gates, signalId: null });
  }
  await insertSignals(db, { customerId, signals });
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
  const count = (status: Judgement["status"]) => judgements.filter((j) => j.status === status).length;
  return { signals: signals.length, stacked: count("stacked"), rejected: count("rejected") };
}

const by = (candidate: Candidate, personId: string) => ({ id: candidate.engagement.id, personId });

function stack(
  standards: Standards,
  candidate: Candidate,
  onto: Pick<Signal, "id" | "createdAt">,
  personId: string,
): Judgement {
  const gates = stackGates(standards, candidate, onto.createdAt);
  return { ...by(candidate, personId), status: "stacked", gates, signalId: onto.id };
}

/** Raises a signal's strength for further engagements of its person. Its fit does not change. */
async function strengthen(
  ctx: Context,
  standards: Standards,
  signal: Signal,
  candidates: Candidate[],
): Promise<void> {
  if (candidates.length === 0) return;
  const engagementCount = signal.engagementCount + candidates.length;
  const best = candidates
    .map(({ engagement, profile }) => scoreOf(standards, engagement, profile, engagementCount - 1))
    .reduce((a, b) => (b.strength > a.strength ? b : a));
  const isStronger = best.strength > signal.strength;
  await updateSignal(ctx.db, {
    customerId: ctx.customerId,
    signalId: signal.id,
    set: {
      engagementCount,
      ...(isStronger && {
        strength: best.strength,
        receipt: { fit: signal.receipt.fit, strength: best.receipt.strength },
      }),
    },
  });
}
