import type { Factor } from "@/lib/domain/qualification/score";
import type { PersonRead, Reader, ReadInput } from "./reader";

/** Assesses a person from the score receipt. Deterministic: the same facts always give the same text. */
export const rulesReader: Reader = { id: "rules", read: async (input) => readByRules(input) };

function readByRules({ person, fit, signalsCount }: ReadInput): PersonRead {
  if (!fit) {
    const reasoning = "The workspace has no ideal customer profile to compare this person with.";
    return { classification: "unknown", reasoning };
  }
  if (!person.title && !person.headline) {
    const reasoning =
      "The profile gives neither a title nor a headline, so nothing tells what this person does.";
    return { classification: "unknown", reasoning };
  }
  const reaches = fit.total >= fit.minimum;
  const fits = reaches && fit.refusal === null;
  const counted = fit.factors.filter(({ weight }) => weight > 0);
  const reasoning = [
    `A fit of ${fit.total} of 100 ${reaches ? "reaches" : "is below"} the ${fit.minimum} that a signal needs`,
    ...(fit.refusal === null ? [] : [`Refused all the same: ${fit.refusal}`]),
    ...listReasons("In favour", counted.filter(speaksFor)),
    ...listReasons(
      "Against",
      counted.filter((factor) => !speaksFor(factor)),
    ),
    ...(signalsCount > 0 ? [`Made ${signalsCount} ${signalsCount === 1 ? "signal" : "signals"} here`] : []),
  ];
  return {
    // A person who fits without being a decision maker by function or level counts as an influencer.
    classification: fits ? (fit.classification ?? "influencer") : "not_relevant",
    reasoning: `${reasoning.join(". ")}.`,
  };
}

const speaksFor = ({ points, weight }: Factor): boolean => points * 2 >= weight;

const listReasons = (label: string, factors: Factor[]): string[] =>
  factors.length > 0 ? [`${label}: ${factors.map(({ reason }) => reason).join("; ")}`] : [];
