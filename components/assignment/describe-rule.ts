import { capitalize, humanize } from "@/components/labels/describe-signal";
import { countOf } from "@/db/count-of";
import type { AssignmentRule } from "@/lib/contracts/assignment-rules";
import { isolated } from "@/lib/contracts/isolated";

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
  return text === "" ? "Every signal" : capitalize(text);
}

function describeSize(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined)
    return `${min.toLocaleString("en-US")} to ${countOf(max, "employee")}`;
  if (min !== undefined) return `at least ${countOf(min, "employee")}`;
  return max === undefined ? undefined : `at most ${countOf(max, "employee")}`;
}

const listOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** How the rules differ from those before, such as `Added: "Enterprise". Deleted: "France".` */
export function describeRuleChanges(
  before: readonly AssignmentRule[],
  after: readonly AssignmentRule[],
): string {
  const old = new Map(before.map((rule) => [rule.id, JSON.stringify(rule)]));
  const kept = new Set(after.map(({ id }) => id));
  const parts = [
    ["Added", after.filter(({ id }) => !old.has(id))],
    ["Changed", after.filter((rule) => old.has(rule.id) && old.get(rule.id) !== JSON.stringify(rule))],
    ["Deleted", before.filter(({ id }) => !kept.has(id))],
  ] as const;
  const told = parts.filter(([, rules]) => rules.length > 0);
  if (told.length === 0) return "The order changed.";
  return told
    .map(([what, rules]) => `${what}: ${rules.map(({ name }) => `"${isolated(name)}"`).join(", ")}.`)
    .join(" ");
}
