import { type Persona, type Seniority, seniorities } from "@/db/vocabulary";
import { IcpFields } from "@/lib/contracts/icp";
import { settings } from "@/lib/domain/settings";
import { readIndustry } from "@/lib/judgement/company/industries";
import { understandContext } from "@/lib/judgement/context/understand-context";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { deciders, decides } from "@/lib/judgement/title/deciders";
import { personasIn, readTitle } from "@/lib/judgement/title/read-title";
import { industriesServingAll, typicalBuyers, typicalTitles } from "./typical-buyers";

/** Someone who engaged with the company's posts, with what is known about them. */
export interface EngagerProfile {
  title: string | null;
  headline: string | null;
  company: { industry: string | null; employeeCount: number | null } | null;
}

export interface IcpMaterial {
  company: { industry: string | null; employeeCount: number | null; summary: string | null };
  /** Without the company's own people. */
  engagers: EngagerProfile[];
  phrases: string[];
}

const maxPersonas = 3;
const maxIndustries = 4;
/** The minimum share of a function among engagers, with decision makers counted twice. */
const leastPersonaShare = 0.12;
/** The share added to a function that the company itself names as its audience. */
const namedShare = 0.3;
const sureReading = 0.5;
/** Common headcount bands; there is no limit above the last. */
const sizeBands = [10, 50, 200, 500, 1_000, 5_000] as const;

/**
 * Proposes an ICP from the company's own description and the people who engage with its posts, using the typical
 * buyers of its industry if there is little data. Pure; texts are only matched, never followed.
 */
export function proposeIcp({ company, engagers, phrases }: IcpMaterial): IcpFields {
  const { groups: trades, allGroups } = readIndustry(company.industry ?? "");
  const personas = choosePersonas(company.summary ?? "", engagers, typicalBuyers(allGroups));
  const context = [excerpt(withoutLimits(company.summary ?? ""), 600), phrases.join(", ")]
    .filter(Boolean)
    .join("\n");
  return IcpFields.parse({
    ...chooseSize(company.employeeCount, engagers),
    targetIndustries: chooseIndustries(company.industry, trades, engagers),
    targetTitles: personas.flatMap((persona) => typicalTitles[persona]),
    targetPersonas: personas,
    targetSeniority: chooseSeniority(personas, engagers),
    excludedTitles: [],
    excludedIndustries: [],
    additionalContext: context || null,
  });
}

/** A company says "the only platform" and "no spreadsheets" of itself, which would be understood as limits. */
const withoutLimits = (summary: string): string =>
  summary
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => understandContext(sentence).length === 0)
    .join(" ");

const readingsOf = (engagers: readonly EngagerProfile[]) =>
  engagers
    .map(({ title, headline }) => readTitle(title, headline))
    .filter(({ persona, confidence }) => persona !== "other" && confidence >= sureReading);

/** The functions of the engagers, decision makers counted twice, plus those the company says it serves. */
function choosePersonas(summary: string, engagers: EngagerProfile[], usual: readonly Persona[]): Persona[] {
  const named = [...personasIn(wordsOf(summary))].filter(hasTitles);
  const readings = readingsOf(engagers).filter(({ persona }) => hasTitles(persona));
  const isThin = readings.length < settings.onboarding.leastPeople;
  if (isThin) return [...new Set([...named, ...usual])].slice(0, maxPersonas);
  const points = new Map<Persona, number>();
  const add = (persona: Persona, n: number) => points.set(persona, (points.get(persona) ?? 0) + n);
  for (const { persona, seniority } of readings) add(persona, decides(seniority) ? 2 : 1);
  const total = sum([...points.values()]);
  for (const persona of named) add(persona, total * namedShare);
  return [...points]
    .sort(([, a], [, b]) => b - a)
    .filter(([, n], index) => index === 0 || n >= total * leastPersonaShare)
    .map(([persona]) => persona)
    .slice(0, maxPersonas);
}

const hasTitles = (persona: Persona): boolean => typicalTitles[persona].length > 0;

/** Decision makers, plus the level below if most engagers in the chosen functions are of that level. */
function chooseSeniority(personas: readonly Persona[], engagers: EngagerProfile[]): Seniority[] {
  const readings = readingsOf(engagers).filter(({ persona }) => personas.includes(persona));
  const seniors = readings.filter(({ seniority }) => seniority === "senior").length;
  const isThin = readings.length < settings.onboarding.leastPeople;
  const wanted: Seniority[] =
    !isThin && seniors * 2 > readings.length ? ["senior", ...deciders] : [...deciders];
  return seniorities.filter((seniority) => wanted.includes(seniority));
}

/** Industries of at least two engagers; otherwise the company's own, unless it serves all industries. */
function chooseIndustries(
  own: string | null,
  trades: ReadonlySet<string>,
  engagers: EngagerProfile[],
): string[] {
  const counts = new Map<string, number>();
  for (const { company } of engagers) {
    const name = excerpt(company?.industry ?? "", 100);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isThin = sum([...counts.values()]) < settings.onboarding.leastPeople;
  if (!isThin) {
    const shared = [...counts].filter(([, n]) => n >= 2).sort(([, a], [, b]) => b - a);
    return shared.map(([name]) => name).slice(0, maxIndustries);
  }
  const isOwnSpecific = own !== null && ![...trades].some((trade) => industriesServingAll.includes(trade));
  return isOwnSpecific ? [excerpt(own, 100)] : [];
}

/**
 * The size bands that hold the middle four fifths of the engagers' companies. It becomes a hard limit, so with
 * little data it is wide: at least 50 employees, or 10 if the company itself has fewer than 50.
 */
function chooseSize(own: number | null, engagers: EngagerProfile[]) {
  const counts = engagers.flatMap(({ company }) => company?.employeeCount ?? []).sort((a, b) => a - b);
  if (counts.length < settings.onboarding.leastPeople) {
    return { minEmployees: own !== null && own < 50 ? 10 : 50, maxEmployees: null };
  }
  const at = (share: number) => counts[Math.round((counts.length - 1) * share)] ?? 0;
  return {
    minEmployees: sizeBands.findLast((band) => band <= at(0.1)) ?? null,
    maxEmployees: sizeBands.find((band) => band >= at(0.9)) ?? null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, n) => whole + n, 0);
