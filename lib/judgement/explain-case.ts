import type { Case, CaseVerdict } from "./judge-case";
import { explainMeaning } from "./meaning/explain-meaning";

/**
 * Why a case was judged as it was, in sentences: the outcome, the reading of the text, and each factor that counts.
 * Pure.
 */
export function explainCase({ engagement, post }: Case, verdict: CaseVerdict): string[] {
  const { isSignal, gate, fit, strength, receipt } = verdict;
  const text = engagement.kind === "post" ? (engagement.text ?? post.text) : engagement.text;
  const outcome = isSignal ? "A signal" : `No signal: stopped at ${gate}`;
  const counted = [...receipt.fit, ...receipt.strength].filter(
    ({ weight, points }) => weight > 0 || points < 0,
  );
  return [
    `${outcome}. Fit ${fit} of 100, strength ${strength} of 10.`,
    ...explainMeaning({ kind: engagement.kind, text }),
    ...counted.map(({ label, points, weight, reason }) => `${label}: ${points} of ${weight}. ${reason}.`),
  ];
}
