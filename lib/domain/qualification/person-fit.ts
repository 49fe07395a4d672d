import type { Persona, Seniority } from "@/db/vocabulary";
import { seniorities } from "@/db/vocabulary";
import { type CompiledIcp, type TargetTitle, titleWords } from "./compile-icp";
import type { TitleReading } from "./read-title";
import { currentRoles } from "./role-cuts";
import type { Factor } from "./score";

/** What a near match counts, as a share of a full one. */
const nearShare = 0.4;
/** What a title counts that names a wanted one, or is like it, before the words that both share are added. */
const titleShares = { named: 0.8, sameRole: 0.6, nearLevel: 0.3, nearFunction: 0.2, words: 0.2 } as const;

/** Without criteria for the person: what each level counts, as a share of the full weight. */
const gradedShares: Record<Seniority, number> = {
  junior: 0,
  professional: 0.2,
  senior: 0.4,
  lead: 0.7,
  director: 0.9,
  executive: 1,
};

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

/** The factor for how well the title itself matches a wanted one. Pure. */
export function titleFactor(icp: CompiledIcp, title: string | null, reading: TitleReading): Factor {
  const factor = { id: "title", label: "Title", weight: icp.weights.title, value: title };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no titles, so this counts elsewhere" };
  if (!title) return { ...factor, points: 0, reason: "No title is known" };
  const roles = currentRoles(title).map((role) => new Set(titleWords(role)));
  const best = icp.titles
    .map((target) => ({ target, ...compareTitle(target, roles, reading) }))
    .reduce((a, b) => (b.share > a.share ? b : a));
  const points = part(factor.weight, best.share);
  if (points === 0) {
    const reason = `${quote(title)} matches none of the ${icp.titles.length} target titles`;
    return { ...factor, points, reason };
  }
  return { ...factor, points, reason: `${quote(title)} ${best.how} ${best.target.name}` };
}

/** How similar a title is to a wanted one, 0-1: by its words, or else by function and level. */
function compareTitle(
  target: TargetTitle,
  roles: readonly ReadonlySet<string>[],
  reading: TitleReading,
): { share: number; how: string } {
  const overlap = Math.max(0, ...roles.map((role) => overlapOf(role, target.words)));
  const isNamed = isWithinOneLevel(target, reading) && roles.some((role) => containsAll(role, target.words));
  if (isNamed && reading.support === target.support)
    return { share: titleShares.named + (1 - titleShares.named) * overlap, how: "matches the target title" };
  const apart = levelsApart(target, reading);
  if (reading.support !== target.support || apart === null || apart > 1) return { share: 0, how: "" };
  const words = titleShares.words * overlap;
  if (isSameFunction(target, reading)) {
    return apart === 0
      ? { share: titleShares.sameRole + words, how: "is the same function and level as the target title" }
      : {
          share: titleShares.nearLevel + words,
          how: "is the same function, one level from the target title",
        };
  }
  if (apart === 0 && target.persona !== "other" && areNear(target.persona, reading.persona))
    return {
      share: titleShares.nearFunction + words,
      how: "is the same level in a function close to the target title",
    };
  return { share: 0, how: "" };
}

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
  const near = [...icp.seniorities].find((target) => distance(target, level) === 1);
  if (near)
    return {
      ...factor,
      points: part(factor.weight, nearShare),
      reason: `${read}, one level from the target seniority ${near}`,
    };
  return {
    ...factor,
    points: 0,
    reason: `${read}, which is none of the target levels (${[...icp.seniorities].join(", ")})`,
  };
}

/** The factor for how well the function matches. A near function counts in part. Pure. */
export function personaFactor(icp: CompiledIcp, title: string | null, reading: TitleReading): Factor {
  const factor = { id: "persona", label: "Persona", weight: icp.weights.persona, value: reading.persona };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no personas, so this counts elsewhere" };
  if (!title) return { ...factor, points: 0, reason: "No title is known" };
  const match = matchedPersona(icp.personas, reading);
  if (match)
    return {
      ...factor,
      value: match,
      points: factor.weight,
      reason: `${quote(title)} works in ${inWords(match)}, a target persona`,
    };
  const near = [...icp.personas].find((target) => areNear(target, reading.persona));
  if (near) {
    return {
      ...factor,
      points: part(factor.weight, nearShare),
      reason: `${quote(title)} works in ${inWords(reading.persona)}, close to the target persona ${inWords(near)}`,
    };
  }
  const read =
    reading.persona === "other" ? "names no function that we know" : `works in ${inWords(reading.persona)}`;
  return { ...factor, points: 0, reason: `${quote(title)} ${read}, none of the target personas` };
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

function isSameFunction(target: TargetTitle, reading: TitleReading): boolean {
  if (target.persona === "other") return false;
  return target.persona === reading.persona || reading.otherPersonas.includes(target.persona);
}

/** How many levels a title is from a wanted one; null if one of them names no level. */
function levelsApart(target: TargetTitle, reading: TitleReading): number | null {
  return target.seniority && reading.seniority ? distance(target.seniority, reading.seniority) : null;
}

/** The share of words that two titles have in common, 0-1 (Jaccard index). */
function overlapOf(role: ReadonlySet<string>, wanted: readonly string[]): number {
  const common = wanted.filter((word) => role.has(word)).length;
  const all = role.size + wanted.length - common;
  return all === 0 ? 0 : common / all;
}

/** "Assistant to the VP Sales" contains the words of a VP Sales but is not one. */
function isWithinOneLevel(target: TargetTitle, reading: TitleReading): boolean {
  return !target.seniority || !reading.seniority || distance(target.seniority, reading.seniority) <= 1;
}

function containsAll(words: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

/** Whether two functions are so close that one counts in part for the other. */
export function areNear(a: Persona, b: Persona): boolean {
  return nearPersonas.some((family) => family.includes(a) && family.includes(b));
}

function distance(a: Seniority, b: Seniority): number {
  return Math.abs(seniorities.indexOf(a) - seniorities.indexOf(b));
}

function inWords(persona: Persona): string {
  return persona.replaceAll("_", " ");
}

/** Titles are user input, so they are shortened and put on one line. */
function quote(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
}
