/** What is known of a destination's columns or properties, and which of them take no values. Pure. */
import type { KnownField } from "@/db/schema";
import type { FieldProblem } from "@/db/vocabulary";
import type { FieldState } from "@/lib/destinations/destination";

type Problem = KnownField & { problem: FieldProblem };

/** The fields that someone should be told of. */
export const missingFields = (known: readonly KnownField[]): Problem[] =>
  known.filter((field): field is Problem => field.problem !== null && !field.isDismissed);

/** Those of the fields found in an attempt that had no place in it, without the dismissed ones. */
export function fieldsWithoutPlace(
  known: readonly KnownField[],
  found: readonly FieldState[],
): Pick<Problem, "name" | "problem">[] {
  const byName = new Map(known.map((field) => [field.name, field]));
  return found.flatMap(({ name, problem, isExpected }) => {
    const before = byName.get(name);
    return problem && (before ? !before.isDismissed : isExpected) ? { name, problem } : [];
  });
}

/**
 * What is known after an attempt that ended at `at`, and the names that became missing with it. A field that stays
 * missing keeps its time. What was read before the last change of a field says nothing about it: attempts may overlap.
 */
export function fieldsAfter(
  known: KnownField[],
  found: readonly FieldState[],
  at: Date,
): { fields: KnownField[]; lost: string[] } {
  const byName = new Map(known.map((field) => [field.name, field]));
  const lost: string[] = [];
  let isChanged = false;
  for (const { name, problem, readAt, isExpected } of found) {
    const before = byName.get(name);
    if (before?.problem === problem || (before && readAt < new Date(before.since))) continue;
    if (!before && problem && !isExpected) continue;
    isChanged = true;
    if (problem && before?.problem) {
      byName.set(name, { ...before, problem });
      continue;
    }
    byName.set(name, { name, problem, since: at.toISOString() });
    if (problem) lost.push(name);
  }
  return { fields: isChanged ? [...byName.values()] : known, lost };
}
