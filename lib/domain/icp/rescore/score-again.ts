/** An existing signal under the current ICP. Pure. */
import type { Company, Person } from "@/db/queries/people";
import type { NewScore } from "@/db/queries/rescores";
import type { Signal } from "@/db/queries/signals";
import type { Standards } from "@/lib/domain/engagements/standards";

/**
 * The signal's new score; null if nothing changes. Its evidence stays as it was judged, so of the strength only the
 * part for the fit changes.
 */
export function scoreAgain(
  standards: Pick<Standards, "score">,
  { signal, person, company }: { signal: Signal; person: Person; company: Company | null },
): NewScore | null {
  const score = standards.score({
    person,
    company,
    // Only the fit and its part in the strength are used, which depend on none of this.
    sourceType: signal.sourceType,
    engagement: { kind: signal.kind, meaning: signal.meaning, probability: null, ageHours: 0 },
    post: { relevance: 0 },
    earlierEngagements: 0,
  });
  const { fit, classification, persona, seniority, confidence } = score;
  const fitPart = score.receipt.strength.find(({ id }) => id === "fit");
  const stored = signal.receipt.strength;
  const strengthFactors = stored.map((factor) => (factor.id === "fit" && fitPart ? fitPart : factor));
  const receipt = { ...signal.receipt, fit: score.receipt.fit, strength: strengthFactors };
  // A receipt without factors explains no strength, so there is nothing to recompute it from.
  const strength = stored.length > 0 ? sumOf(strengthFactors) : signal.strength;
  const next = { id: signal.id, fit, strength, classification, persona, seniority, confidence, receipt };
  return isSame(signal, next) ? null : next;
}

const sumOf = (factors: readonly { points: number }[]): number =>
  factors.reduce((sum, { points }) => sum + points, 0);

function isSame(signal: Signal, next: NewScore): boolean {
  return (
    signal.icpScore === next.fit &&
    signal.strength === next.strength &&
    signal.classification === next.classification &&
    signal.persona === next.persona &&
    signal.seniority === next.seniority &&
    // Stored with single precision.
    Math.fround(signal.confidence ?? -1) === Math.fround(next.confidence) &&
    canonical(signal.receipt) === canonical(next.receipt)
  );
}

/** Factors in a fixed order of their fields, as the database stores them in its own. */
const canonical = ({ fit, strength }: NewScore["receipt"]): string =>
  JSON.stringify(
    [fit, strength].map((factors) =>
      factors.map(({ id, label, weight, points, value, reason }) => [
        id,
        label,
        weight,
        points,
        value,
        reason,
      ]),
    ),
  );
