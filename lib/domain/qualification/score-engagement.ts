import type { Classification } from "@/db/vocabulary";
import { companySizeFactor, industryFactor } from "./company-fit";
import { type CompiledIcp, compileIcp } from "./compile-icp";
import { limitFactors } from "./fit-limits";
import type { Icp } from "./icp";
import { matchedPersona, personaFactor, seniorityFactor } from "./person-fit";
import { rolesInAbout } from "./read-about";
import { readTitle, type TitleReading } from "./read-title";
import type { Factor, Score, ScoreInput } from "./score";
import { strengthFactors } from "./strength";
import { findSharedSpecialty, titleFactor } from "./title-fit";

/** What a title says under one ICP. */
interface PersonFit {
  reading: TitleReading;
  factors: Factor[];
  classification: Classification | null;
}

type EngagementInput = Omit<ScoreInput, "icp">;

/** How many parsed titles and industries a scorer caches; above that the whole cache is cleared. */
const maxRemembered = 20_000;

/** Scores one engagement. Pure: no clock, no I/O. For many under one ICP, create a scorer once with `scorerFor`. */
export function scoreEngagement(input: ScoreInput): Score {
  return scorerFor(input.icp)(input);
}

/**
 * A scoring function for one ICP, which it parses once, with a bounded cache of titles and industries. `fit` is
 * 0-100 and `strength` 1-10, each the exact sum of its factors. A `buyer` matches the decision makers' seniority
 * and persona, an `influencer` one of them (from the ICP's lists, or implied by its titles; if only one is known
 * it alone decides).
 */
export function scorerFor(icp: Icp): (input: EngagementInput) => Score {
  const compiled = compileIcp(icp);
  const people = new Map<string, PersonFit>();
  const industries = new Map<string, Factor>();

  return (input) => {
    const { headline, about } = input.person;
    const title = input.person.title || roleInAbout(headline, about);
    // A character that no title contains separates the two; null and empty read the same.
    const person = recall(people, `${title ?? ""}\u0000${headline ?? ""}`, () =>
      fitPerson(compiled, title || null, headline || null),
    );
    const industry = recall(industries, input.company?.industry ?? `\u0000${input.company !== null}`, () =>
      Object.freeze(industryFactor(compiled, input.company)),
    );
    const { reading } = person;
    const earned = [...person.factors, industry, companySizeFactor(compiled, input.company)];
    const limits = limitFactors(compiled, {
      title: title || headline,
      reading,
      company: input.company,
      points: sumOf(earned),
    });
    const fitFactors = [...earned, ...limits];
    const fit = sumOf(fitFactors);
    const strength = strengthFactors(input, fit);
    return {
      fit,
      strength: sumOf(strength),
      persona: reading.persona,
      seniority: reading.seniority,
      confidence: reading.confidence,
      classification: person.classification,
      receipt: { fit: fitFactors, strength },
    };
  };
}

/** The first role in a person's own description, if they have no title and their headline names none; else null. */
function roleInAbout(headline: string | null, about: string | null | undefined): string | null {
  if (!about || (headline && isRole(readTitle(headline, null)))) return null;
  return rolesInAbout(about).find((role) => isRole(readTitle(role, null))) ?? null;
}

const isRole = ({ persona, seniority, confidence }: TitleReading): boolean =>
  confidence >= 0.5 && (persona !== "other" || seniority !== null);

function fitPerson(icp: CompiledIcp, title: string | null, headline: string | null): PersonFit {
  const reading = readTitle(title, headline);
  const shown = title ?? headline;
  return {
    reading,
    factors: [
      titleFactor(icp, shown, reading),
      seniorityFactor(icp, shown, reading.seniority),
      personaFactor(icp, shown, reading, findSharedSpecialty(icp, shown)?.name ?? null),
    ].map((factor) => Object.freeze(factor)),
    classification: classify(icp, reading),
  };
}

function classify({ decisionMakers }: CompiledIcp, reading: TitleReading): Classification | null {
  const known = [
    ...(decisionMakers.seniorities.size > 0
      ? [reading.seniority !== null && decisionMakers.seniorities.has(reading.seniority)]
      : []),
    ...(decisionMakers.personas.size > 0 ? [matchedPersona(decisionMakers.personas, reading) !== null] : []),
  ];
  const matches = known.filter(Boolean).length;
  if (matches === 0) return null;
  return matches === known.length ? "buyer" : "influencer";
}

function sumOf(factors: readonly Factor[]): number {
  return factors.reduce((sum, factor) => sum + factor.points, 0);
}

/** Cached values are shared by all receipts that show them, so they are frozen. */
function recall<T>(known: Map<string, T>, key: string, make: () => T): T {
  const held = known.get(key);
  if (held !== undefined) return held;
  const made = make();
  if (known.size >= maxRemembered) known.clear();
  known.set(key, made);
  return made;
}
