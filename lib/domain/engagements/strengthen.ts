/** How further engagements change a person's signal. Pure. */

import type { NewSignal, Signal } from "@/db/queries/signals";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { compareEvidence, compareStrength, type Evidence } from "@/lib/judgement/strength/evidence";
import type { Score } from "@/lib/judgement/strength/score";
import { stackingFactor, strengthFactors } from "@/lib/judgement/strength/strength";
import type { Written } from "@/lib/words/writer";
import { type Candidate, strengthInput } from "./judge";
import { evidenceFields } from "./new-signal";
import type { Standards } from "./standards";

/** The evidence that leads a signal. */
export const leadOf = ({ meaning, meaningProbability: probability, kind, occurredAt }: Signal): Evidence => ({
  meaning,
  probability,
  kind: kind ?? "post",
  at: occurredAt,
});

/** A signal's score once `candidate` leads it. The fit stays what it was when the signal was made. */
export function replaceLead(
  standards: Standards,
  signal: Signal,
  { engagement, evidence, score }: Candidate,
  engagementCount: number,
): { score: Score } {
  const fit = signal.icpScore ?? score.fit;
  const input = strengthInput(standards, engagement, { evidence, earlier: engagementCount - 1 });
  const strength = strengthFactors(input, fit);
  const { fit: fitFactors } = signal.receipt;
  return {
    score: {
      ...score,
      fit,
      strength: sumOf(strength),
      receipt: { ...score.receipt, fit: fitFactors, strength },
    },
  };
}

/** The change of a signal by further engagements of its person, with the texts of the one that leads, if any. */
export function strengthen(
  standards: Standards,
  signal: Signal,
  input: { candidates: readonly Candidate[]; lead: Candidate; words: Written | null },
): { set: Partial<NewSignal>; isStronger: boolean } {
  const { lead, words } = input;
  // Selling or seeking a job shows no interest, so it doesn't count as repeated interest either.
  const counted = input.candidates.filter(({ evidence }) => !isUnwanted(evidence.meaning)).length;
  const engagementCount = signal.engagementCount + counted;
  if (!words || compareEvidence(lead.evidence, leadOf(signal)) <= 0) {
    const strength = signal.receipt.strength.map((factor) =>
      factor.id === "stacking" ? stackingFactor(engagementCount - 1) : factor,
    );
    const receipt = { ...signal.receipt, strength };
    return { set: { engagementCount, strength: sumOf(strength), receipt }, isStronger: false };
  }
  const { score } = replaceLead(standards, signal, lead, engagementCount);
  const isStronger = compareStrength(lead.evidence, leadOf(signal)) > 0;
  return {
    set: {
      ...evidenceFields({ ...lead, score }, words),
      engagementCount,
      revision: signal.revision + (isStronger ? 1 : 0),
    },
    isStronger,
  };
}

const sumOf = (factors: readonly { points: number }[]): number =>
  factors.reduce((sum, { points }) => sum + points, 0);
