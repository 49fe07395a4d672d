import { classificationLabels } from "@/components/labels/describe-signal";
import type { IcpWhatIfResult } from "@/lib/contracts/what-if";

export type Movement = "gained" | "lost" | "moved";

/** A person affected by an ICP change, in words. */
export interface Example {
  key: string;
  name: string;
  work: string;
  fit: string;
  reason: string | null;
}

type Standing = IcpWhatIfResult["moved"]["examples"][number]["now"];

/** People affected in one way, as listed in the preview. */
export function examplesOf(result: IcpWhatIfResult, movement: Movement): Example[] {
  if (movement === "moved") {
    return result.moved.examples.map(({ now, proposed, ...person }, index) => ({
      ...presentPerson(person, index),
      fit: `Fit ${now.fit} → ${proposed.fit}`,
      reason: describeClass(now, proposed),
    }));
  }
  const side = movement === "gained" ? "Excluded today" : "Excluded by this change";
  return result[movement].examples.map(({ fit, reason, ...person }, index) => ({
    ...presentPerson(person, index),
    fit: `Fit ${fit}`,
    reason: `${side}: ${reason}`,
  }));
}

function presentPerson(
  person: { personName: string; personTitle: string | null; companyName: string | null },
  index: number,
) {
  const work = [person.personTitle, person.companyName].filter(Boolean).join(" · ");
  return { key: `${index} ${person.personName}`, name: person.personName, work };
}

function describeClass(now: Standing, proposed: Standing): string | null {
  if (now.classification === proposed.classification) return null;
  const labelOf = ({ classification }: Standing) =>
    classification ? classificationLabels[classification].toLowerCase() : "unclassified";
  return `From ${labelOf(now)} to ${labelOf(proposed)}`;
}
