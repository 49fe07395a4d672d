import { count, featureTexts } from "@/components/plan/plan-words";
import type { PlanConsequences } from "@/lib/contracts/billing";

/** Whether anything pauses or ends on the other plan. */
export const hasConsequences = ({ sources, destinations, members, features }: PlanConsequences): boolean =>
  [sources, destinations, members, features].some((list) => list.length > 0);

const namedAtMost = 6;

/** Names, the first few of a long list. */
function names(list: readonly { name: string }[]): string {
  const shown = list.slice(0, namedAtMost).map(({ name }) => name);
  const rest = list.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}

/** What pauses by name, whose seats become read-only and which features end. Nothing is deleted. */
export function Consequences({ consequences }: { consequences: PlanConsequences }) {
  const { sources, destinations, members, features } = consequences;
  return (
    <ul className="list-disc space-y-1 pl-4 marker:text-ink-faint">
      {sources.length > 0 && (
        <li>
          {count(sources.length, "source pauses", "sources pause")}: {names(sources)}
        </li>
      )}
      {destinations.length > 0 && (
        <li>
          {count(destinations.length, "destination pauses", "destinations pause")}: {names(destinations)}
        </li>
      )}
      {members.length > 0 && (
        <li>
          {count(members.length, "seat becomes read-only", "seats become read-only")}: {names(members)}
        </li>
      )}
      {features.map((feature) => (
        <li key={feature}>Ends: {featureTexts[feature]}</li>
      ))}
    </ul>
  );
}
