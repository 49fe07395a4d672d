import type { Persona, Seniority } from "@/db/vocabulary";
import { seniorities } from "@/db/vocabulary";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import type { Factor } from "../strength/score";
import type { TitleReading } from "../title/read-title";
import { gradedShares, levelShares, personaShares, titleReading } from "../weights";
import type { CompiledIcp } from "./compile-icp";

/** Functions so close that one counts in part for the other. */
const nearPersonas: readonly (readonly Persona[])[] = [
  ["sales", "business_development", "revenue_operations"],
  ["sales", "customer_success"],
  ["marketing", "revenue_operations"],
  ["engineering", "information_technology", "product"],
  ["operations", "project_management", "purchasing"],
  ["administration", "operations"],
  ["finance", "legal"],
  ["founder", "business_development"],
];

const levelNames: Record<Seniority, string> = {
  junior: "junior",
  professional: "professional",
  senior: "senior or manager",
  lead: "lead or head",
  director: "director or VP",
  executive: "executive",
};

/** The factor for how well the level matches. A level next to a wanted one counts in part. Pure. */
export function seniorityFactor(icp: CompiledIcp, title: string | null, level: Seniority | null): Factor {
  const factor = { id: "seniority", label: "Seniority", weight: icp.weights.seniority, value: level };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no seniority, so this counts elsewhere" };
  if (!level)
    return { ...factor, points: 0, reason: title ? `${quote(title)} tells no level` : "No title is known" };
  const read = title ? `${quote(title)} reads as ${levelNames[level]}` : `Reads as ${levelNames[level]}`;
  if (icp.gradesSeniority) {
    return {
      ...factor,
      points: part(factor.weight, gradedShares[level]),
      reason: `${read}; the ICP names no one, so higher levels count more`,
    };
  }
  if (icp.seniorities.has(level)) {
    return {
      ...factor,
      points: factor.weight,
      reason: `${read}, which matches the target seniority ${level}`,
    };
  }
  const above = Math.min(
    ...[...icp.seniorities].map((target) => levelsAbove(level, target)).filter((n) => n > 0),
  );
  if (Number.isFinite(above)) {
    const share = above === 1 ? levelShares.nextAbove : levelShares.farAbove;
    return { ...factor, points: part(factor.weight, share), reason: `${read}, above the target levels` };
  }
  const near = [...icp.seniorities].find((target) => levelsAbove(level, target) === -1);
  if (near)
    return {
      ...factor,
      points: part(factor.weight, levelShares.nextBelow),
      reason: `${read}, one level below the target seniority ${near}`,
    };
  return {
    ...factor,
    points: 0,
    reason: `${read}, which is none of the target levels (${[...icp.seniorities].join(", ")})`,
  };
}

/** The factor for how well the function matches. A near function counts in part. Pure. */
export function personaFactor(
  icp: CompiledIcp,
  title: string | null,
  reading: TitleReading,
  sharedTitle: string | null,
): Factor {
  const factor = { id: "persona", label: "Persona", weight: icp.weights.persona, value: reading.persona };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no personas, so this counts elsewhere" };
  // The reading is "other" also where nothing is read: a report must not call that a mismatch.
  if (!title) return { ...factor, value: null, points: 0, reason: "No title is known" };
  const match = matchedPersona(icp.personas, reading);
  if (match)
    return {
      ...factor,
      value: match,
      points: factor.weight,
      reason: `${quote(title)} works in ${inWords(match)}, a target persona`,
    };
  if (sharedTitle) {
    const reason = `${quote(title)} does the work of the target title ${sharedTitle}`;
    return { ...factor, points: part(factor.weight, personaShares.sharedTitle), reason };
  }
  const near = [...icp.personas].find((target) => areNearFunctions(target, reading.persona));
  if (near) {
    return {
      ...factor,
      points: part(factor.weight, personaShares.near),
      reason: `${quote(title)} works in ${inWords(reading.persona)}, close to the target persona ${inWords(near)}`,
    };
  }
  const isKnown = reading.persona !== "other" || reading.confidence >= titleReading.sureFunction;
  const read =
    reading.persona === "other" ? "names no function that we know" : `works in ${inWords(reading.persona)}`;
  return {
    ...factor,
    value: isKnown ? reading.persona : null,
    points: 0,
    reason: `${quote(title)} ${read}, none of the target personas`,
  };
}

/** The function in a reading that is among `wanted`, the primary one first; null if there is none. */
export function matchedPersona(wanted: ReadonlySet<Persona>, reading: TitleReading): Persona | null {
  if (wanted.has(reading.persona)) return reading.persona;
  return reading.otherPersonas.find((persona) => wanted.has(persona)) ?? null;
}

/** A share of a weight, rounded to an integer. */
export function part(weight: number, share: number): number {
  return Math.round(weight * share);
}

/** Whether two functions are so close that one counts in part for the other. */
export function areNearFunctions(a: Persona, b: Persona): boolean {
  return nearPersonas.some((family) => family.includes(a) && family.includes(b));
}

/** How many levels `a` is above `b`; negative if it is below. */
export function levelsAbove(a: Seniority, b: Seniority): number {
  return seniorities.indexOf(a) - seniorities.indexOf(b);
}

function inWords(persona: Persona): string {
  return persona.replaceAll("_", " ");
}

/** Titles are user input, so they are shortened and put on one line. */
export function quote(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  // Half a character would make the receipt's JSON one that the database refuses.
  return line.length > 80 ? `${cutAtGrapheme(line, 79).trimEnd()}…` : line;
}
