import type { Persona, Seniority } from "@/db/vocabulary";
import type { Factor } from "../strength/score";
import { gramsOf, likenessOf, type TitleGrams } from "../title/likeness";
import { isForm } from "../title/match-phrase";
import type { TitleReading } from "../title/read-title";
import { currentRoles } from "../title/role-cuts";
import { readSpecialties, specialtySimilarity } from "../title/specialties/read-specialties";
import { specialtyLikeness, titleShares } from "../weights";
import { type CompiledIcp, type TargetTitle, titleWords } from "./compile-icp";
import { areNearFunctions, levelsAbove, part, quote } from "./person-fit";

/** Functions so wide that two jobs in them may have nothing in common. */
const wideFunctions: ReadonlySet<Persona> = new Set([
  "operations",
  "consulting",
  "engineering",
  "information_technology",
  "administration",
  "project_management",
  "founder",
]);

/** Work so wide that those who do it below a lead may have nothing in common: optics and cheese are both produced. */
const wideSpecialties: ReadonlySet<string> = new Set([
  "production",
  "process_engineering",
  "engineering",
  "teaching",
  "academic_research",
  "after_sales",
  "management_consulting",
]);

/** A title as it is compared with the wanted ones. */
interface ReadTitle {
  reading: TitleReading;
  /** The words of each current role. */
  roles: readonly ReadonlySet<string>[];
  grams: TitleGrams;
  specialties: ReadonlyMap<string, number>;
}

/** A title compared with the wanted ones. */
export interface ComparedTitle {
  title: string | null;
  /** The wanted title that is most like it, and how much that counts, 0-1; null if none is. */
  best: { target: TargetTitle; share: number; how: string } | null;
  /** The wanted title with the same specialty, if any: the same job, whatever function it is counted to. */
  shared: TargetTitle | null;
  /** Its specialty is close to none of the wanted titles, which all name one. */
  isOtherJob: boolean;
}

/** Compares a title with the wanted ones. Pure. */
export function compareTitles(icp: CompiledIcp, title: string | null, reading: TitleReading): ComparedTitle {
  if (title === null) return { title, best: null, shared: null, isOtherJob: false };
  const specialties = readSpecialties(title);
  const roles = currentRoles(title).map((role) => new Set(titleWords(role)));
  const grams = gramsOf(title);
  const isOnlyTitle = icp.weights.seniority === 0 && icp.weights.persona === 0;
  const similarityTo = (target: TargetTitle) => specialtySimilarity(target.specialties, specialties);
  return {
    title,
    best: icp.titles
      .map((target) => ({
        target,
        ...compareTitle(target, { reading, roles, grams, specialties }, isOnlyTitle),
      }))
      .reduce<ComparedTitle["best"]>((best, one) => (one.share > (best?.share ?? 0) ? one : best), null),
    shared: icp.titles.find((target) => similarityTo(target) >= specialtyLikeness.same) ?? null,
    isOtherJob:
      specialties.size > 0 &&
      icp.titles.length > 0 &&
      icp.titles.every(
        (target) => target.specialties.size > 0 && similarityTo(target) < specialtyLikeness.near,
      ),
  };
}

/** The factor for how well the title itself matches a wanted one. Pure. */
export function titleFactor(icp: CompiledIcp, { title, best }: ComparedTitle): Factor {
  const factor = { id: "title", label: "Title", weight: icp.weights.title, value: title };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no titles, so this counts elsewhere" };
  if (!title) return { ...factor, points: 0, reason: "No title is known" };
  if (!best) {
    const reason = `${quote(title)} matches none of the ${icp.titles.length} target titles`;
    return { ...factor, points: 0, reason };
  }
  const points = Math.max(1, part(factor.weight, best.share));
  return { ...factor, points, reason: `${quote(title)} ${best.how} ${best.target.name}` };
}

/** Whether the title names a wanted one in its own words, or is the same job at least at its level. */
export const isWantedTitle = ({ best }: ComparedTitle): boolean => (best?.share ?? 0) >= titleShares.above;

/** How similar a title is to a wanted one, 0-1: by its words, or else by function and level. */
function compareTitle(
  target: TargetTitle,
  read: ReadTitle,
  isOnlyTitle: boolean,
): { share: number; how: string } {
  const { reading, roles } = read;
  const likeness = likenessOf(read.grams, target.grams);
  const similarity = workSimilarity(target, read, likeness);
  const alike = titleShares.likeness * likeness + titleShares.likeSpecialty * similarity;
  // Beside other criteria for the person, likeness says too little to add to them.
  const none = { share: isOnlyTitle ? alike : 0, how: "has little in common with the target title" };
  if (reading.support !== target.support) return { ...none, share: titleShares.otherSupport * none.share };
  const words = titleShares.words * likeness;
  const above =
    target.seniority && reading.seniority ? levelsAbove(reading.seniority, target.seniority) : null;
  if (target.anyFunction) return compareLevel(above);
  const isNamed = roles.some((role) => containsAll(role, target.words));
  if (isNamed && (above === null || Math.abs(above) <= 1))
    return { share: titleShares.named + words, how: "matches the target title" };
  if (above !== null && above < -1) return none;
  const job = compareJob(target, read, similarity);
  // A level that could not be read never zeroes an equal job.
  if (above === null) {
    const isSameJob = similarity >= specialtyLikeness.same;
    return isSameJob
      ? {
          share: titleShares.unreadLevel.base + titleShares.unreadLevel.words * likeness,
          how: "does the work of the target title",
        }
      : none;
  }
  if (job === "same") {
    if (above === 0)
      return { share: titleShares.same + words, how: "is the same function and level as the target title" };
    return above > 0
      ? { share: titleShares.above + words, how: "is the same function, above the target title" }
      : {
          share: titleShares.below + titleShares.belowWords * likeness,
          how: "is the same function, one level below the target title",
        };
  }
  if (above >= 0 && job === "near") {
    const shares = isBelow(target, "senior") ? titleShares.nearWorker : titleShares.near;
    const base = isSameFunction(target, reading) ? shares.sameFunction : shares.nearFunction;
    const share = base + shares.specialty * similarity + shares.words * likeness;
    return { share, how: "is close to the target title" };
  }
  return none;
}

/** How a level compares with a wanted one that names no function. */
function compareLevel(above: number | null): { share: number; how: string } {
  if (above === null || above < 0) return { share: 0, how: "" };
  return { share: titleShares.named, how: above > 0 ? "is above the level of" : "is at the level of" };
}

/**
 * How alike the work is, 0-1: below a lead, what is shared only in a wide sense counts as little as the titles are
 * alike.
 */
function workSimilarity(target: TargetTitle, { specialties }: ReadTitle, likeness: number): number {
  if (!isBelow(target, "lead")) return specialtySimilarity(target.specialties, specialties);
  const narrow = withoutWide(target.specialties);
  return Math.max(
    specialtySimilarity(narrow, withoutWide(specialties)),
    specialtySimilarity(target.specialties, specialties) * Math.min(1, titleShares.wideWork * likeness),
  );
}

/** Whether a wanted title is of someone below a level, or of none that we know. */
function isBelow({ seniority: level }: TargetTitle, limit: Seniority): boolean {
  return level === null || levelsAbove(level, limit) < 0;
}

function withoutWide(specialties: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...specialties].filter(([id]) => !wideSpecialties.has(id)));
}

/** Whether two titles name the same job, a near one, or another: by specialty where both name one, else by function. */
function compareJob(
  target: TargetTitle,
  { reading, specialties }: ReadTitle,
  similarity: number,
): "same" | "near" | "other" {
  if (similarity >= specialtyLikeness.same) return "same";
  const areKnown = target.specialties.size > 0 && specialties.size > 0;
  const shares = isSameFunction(target, reading);
  if (
    shares &&
    !(areKnown && (wideFunctions.has(target.persona) || (isBelow(target, "senior") && similarity === 0)))
  )
    return "same";
  if (shares || similarity >= specialtyLikeness.near) return "near";
  return target.persona !== "other" && areNearFunctions(target.persona, reading.persona) ? "near" : "other";
}

function isSameFunction({ persona }: TargetTitle, reading: TitleReading): boolean {
  return persona !== "other" && (persona === reading.persona || reading.otherPersonas.includes(persona));
}

function containsAll(words: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return (
    wanted.length > 0 &&
    wanted.every((word) => words.has(word) || [...words].some((one) => isForm(one, word)))
  );
}
