/** What members think of people, each person counted once. Pure. */
import type { PersonFacts, RescueVerdict, SignalVerdict } from "@/db/queries/verdicts";
import type { FeedbackReason, Persona, Seniority } from "@/db/vocabulary";
import { groupBy } from "@/lib/group-by";
import { readTitle } from "@/lib/judgement/title/read-title";

/** A person whom members judged. */
export interface Opinion extends PersonFacts {
  signalId: string | null;
  /** The rejection that was rescued; null for a signal. */
  rejectionId: string | null;
  persona: Persona | null;
  seniority: Seniority | null;
  /** When the latest of its verdicts was given. */
  at: Date;
}

export interface Opinions {
  /** Signals that most of their reviewers call no fit, by each reason that outweighs the good verdicts. */
  bad: ReadonlyMap<FeedbackReason, Opinion[]>;
  /** Signals that most of their reviewers call a fit, and people who should have been signals. */
  good: Opinion[];
  /** People who should have been signals, by the gate that rejected them. */
  rescued: ReadonlyMap<string, Opinion[]>;
}

/**
 * Weighs the verdicts on each signal: good and bad ones cancel out, so that a tie says nothing. Someone the team is
 * already talking to fits. A rescue counts unless the signal that it became is called no fit. Newest first.
 */
export function weighVerdicts(
  verdicts: readonly SignalVerdict[],
  rescues: readonly RescueVerdict[],
): Opinions {
  const bad = new Map<FeedbackReason, Opinion[]>();
  const good: Opinion[] = [];
  const refused = new Set<string>();
  for (const [signalId, said] of groupBy([...verdicts], (verdict) => verdict.signalId)) {
    const [latest] = said;
    if (!latest) continue;
    const fits = said.filter(({ verdict }) => verdict !== "not_fit").length;
    const isBad = said.length - fits > fits;
    const opinion = { ...latest, signalId, rejectionId: null };
    if (fits > said.length - fits) good.push(opinion);
    if (!isBad) continue;
    refused.add(signalId);
    for (const reason of new Set(said.flatMap(({ reasons }) => reasons))) {
      if (said.filter(({ reasons }) => reasons.includes(reason)).length <= fits) continue;
      bad.set(reason, [...(bad.get(reason) ?? []), opinion]);
    }
  }
  const rescued = new Map<string, Opinion[]>();
  for (const [rejectionId, [latest]] of groupBy([...rescues], (rescue) => rescue.engagementId)) {
    if (!latest || (latest.signalId !== null && refused.has(latest.signalId))) continue;
    const { persona, seniority } = readTitle(latest.title, null);
    const opinion = { ...latest, rejectionId, persona, seniority };
    rescued.set(latest.gate, [...(rescued.get(latest.gate) ?? []), opinion]);
    good.push(opinion);
  }
  return { bad, good, rescued };
}
