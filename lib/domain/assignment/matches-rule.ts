import type { Signal } from "@/db/queries/signals";
import type { AssignmentConditions } from "@/db/schema";

type AssignableSignal = Pick<Signal, "sourceId" | "persona" | "personLocation" | "employeeCount">;

/**
 * Whether all conditions that are set hold for the signal. Regions match as whole words: "us" matches "Austin, US" and
 * not "Brussels". A missing value meets no condition. Pure.
 */
export function matchesRule(conditions: AssignmentConditions, signal: AssignableSignal): boolean {
  const { sourceId, persona, regions, minEmployees, maxEmployees } = conditions;
  const { employeeCount } = signal;
  if (sourceId !== undefined && sourceId !== signal.sourceId) return false;
  if (persona !== undefined && !wordsOf(signal.persona).includes(wordsOf(persona))) return false;
  if (regions !== undefined && !regions.some((region) => hasWords(signal.personLocation, region)))
    return false;
  if (minEmployees !== undefined && (employeeCount === null || employeeCount < minEmployees)) return false;
  return maxEmployees === undefined || (employeeCount !== null && employeeCount <= maxEmployees);
}

const hasWords = (text: string | null, words: string): boolean =>
  ` ${wordsOf(text)} `.includes(` ${wordsOf(words)} `);

/** Letters and digits of any script in lower case without accents, other characters as single spaces. */
const wordsOf = (text: string | null): string =>
  (text ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
