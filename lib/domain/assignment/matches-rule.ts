import type { Signal } from "@/db/queries/signals";
import type { AssignmentConditions } from "@/db/schema";
import { hasWholeWords } from "@/lib/judgement/text/whole-words";

/** Whatever names personas: identifiers (`revenue_operations`) today. */
type AssignableSignal = Pick<Signal, "sourceId" | "personLocation" | "employeeCount"> & {
  persona: string | null;
};

/**
 * Whether all conditions that are set hold for the signal. Personas and regions match as whole words: "us" matches
 * "Austin, US" and not "Brussels". A missing value meets no condition. Pure.
 */
export function matchesRule(conditions: AssignmentConditions, signal: AssignableSignal): boolean {
  const { sourceId, persona, regions, minEmployees, maxEmployees } = conditions;
  const { employeeCount } = signal;
  if (sourceId !== undefined && sourceId !== signal.sourceId) return false;
  if (persona !== undefined && !namesPersona(signal.persona, persona)) return false;
  if (regions !== undefined && !regions.some((region) => hasWholeWords(signal.personLocation, region)))
    return false;
  if (minEmployees !== undefined && (employeeCount === null || employeeCount < minEmployees)) return false;
  return maxEmployees === undefined || (employeeCount !== null && employeeCount <= maxEmployees);
}

/** Personas are written as identifiers (`revenue_operations`) or in words. */
const namesPersona = (persona: string | null, wanted: string): boolean =>
  hasWholeWords(persona, wanted) ||
  hasWholeWords(persona?.replaceAll("_", " ") ?? null, wanted.replaceAll("_", " "));
