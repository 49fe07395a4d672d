import { humanize } from "@/components/signals/describe-signal";
import { countOf } from "@/db/count-of";
import type { AssignmentRule } from "@/lib/contracts/assignment-rules";

/** A rule's conditions in words, such as "Revenue operations, in Germany or Austria, 50 to 200 employees". */
export function describeConditions(
  { sourceId, persona, regions, minEmployees, maxEmployees }: AssignmentRule["conditions"],
  sourceNames: ReadonlyMap<string, string>,
): string {
  const parts = [
    sourceId && `from ${sourceNames.get(sourceId) ?? "a source that no longer exists"}`,
    persona && humanize(persona),
    regions && `in ${listOr(regions)}`,
    describeSize(minEmployees, maxEmployees),
  ].filter((part) => typeof part === "string");
  const text = parts.join(", ");
  return text === "" ? "Every signal" : text.charAt(0).toUpperCase() + text.slice(1);
}

function describeSize(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined)
    return `${min.toLocaleString("en-US")} to ${countOf(max, "employee")}`;
  if (min !== undefined) return `at least ${countOf(min, "employee")}`;
  return max === undefined ? undefined : `at most ${countOf(max, "employee")}`;
}

const listOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
