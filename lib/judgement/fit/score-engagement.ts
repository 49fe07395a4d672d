import type { Classification } from "@/db/vocabulary";
import type { Icp } from "../context/icp";
import { loadReader } from "../meaning/reader/model";
import type { Factor, Score, ScoreInput } from "../strength/score";
import { strengthFactors } from "../strength/strength";
import { rolesInAbout } from "../title/read-about";
import { readTitle, type TitleReading } from "../title/read-title";
import { titleReading } from "../weights";
import { companySizeFactor, industryFactor } from "./company-fit";
import { type CompiledIcp, compileIcp } from "./compile-icp";
import {
  findFunctionLimit,
  findIndustryLimit,
  findVendorLimit,
  type Limit,
  limitFactors,
} from "./fit-limits";
import { matchedPersona, personaFactor, seniorityFactor } from "./person-fit";
import { compareTitles, titleFactor } from "./title-fit";

/** What a title says under one ICP. */
interface PersonFit {
  /** The title, or else the headline. */
  shown: string | null;
  reading: TitleReading;
  factors: Factor[];
  limit: Limit | null;
  classification: Classification | null;
}

/** What an industry says under one ICP. */
interface IndustryFit {
  factor: Factor;
  limit: Limit | null;
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
  const industries = new Map<string, IndustryFit>();

  return (input) => {
    const { headline, about } = input.person;
    const title = input.person.title || roleInAbout(headline, about);
    // A character that no title contains separates the two; null and empty read the same.
    const person = recall(people, `${title ?? ""}\u0000${headline ?? ""}`, () =>
      fitPerson(compiled, title, headline || null),
    );
    const { company } = input;
    const industry = recall(industries, company?.industry ?? `\u0000${company !== null}`, () => ({
      factor: Object.freeze(industryFactor(compiled, company)),
      limit: findIndustryLimit(compiled, company),
    }));
    const { reading, shown } = person;
    const earned = [...person.factors, industry.factor, companySizeFactor(compiled, company)];
    const vendor = findVendorLimit(compiled, { title: shown, reading, company });
    const limits = [industry.limit, person.limit, vendor];
    const fitFactors = [...earned, ...limitFactors(limits, sumOf(earned))];
    const fit = sumOf(fitFactors);
    const strength = strengthFactors(input, fit);
    return {
      fit,
      strength: sumOf(strength),
      persona: reading.persona,
      seniority: reading.seniority,
      confidence: reading.confidence,
      classification: person.classification,
      receipt: { fit: fitFactors, strength, reader: loadReader().version },
    };
  };
}

/** The first role in a person's own description, if they have no title and their headline names none; else null. */
function roleInAbout(headline: string | null, about: string | null | undefined): string | null {
  if (!about || (headline && isRole(readTitle(headline, null)))) return null;
  return rolesInAbout(about).find((role) => isRole(readTitle(role, null))) ?? null;
}

const isRole = ({ confidence }: TitleReading): boolean => confidence >= titleReading.sureFunction;

function fitPerson(icp: CompiledIcp, title: string | null, headline: string | null): PersonFit {
  const reading = readTitle(title, headline);
  const shown = title ?? headline;
  const compared = compareTitles(icp, shown, reading);
  return {
    shown,
    reading,
    limit: findFunctionLimit(icp, compared, reading),
    factors: [
      titleFactor(icp, compared),
      seniorityFactor(icp, shown, reading.seniority),
      personaFactor(icp, shown, reading, compared.shared?.name ?? null),
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
  // Who supports someone else never decides, also where nobody asked for a level.
  return matches === known.length && !reading.support ? "buyer" : "influencer";
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
