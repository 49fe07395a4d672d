import { type CompiledIcp, type TargetTitle, titleWords } from "./compile-icp";
import { areNearFunctions, levelsAbove, part, quote } from "./person-fit";
import type { TitleReading } from "./read-title";
import { currentRoles } from "./role-cuts";
import type { Factor } from "./score";

/** What a title counts that is like a wanted one, before the words that both share are added. */
const shares = { named: 0.8, same: 0.65, above: 0.55, below: 0.45, nearFunction: 0.25, words: 0.2 } as const;

/** A title as it is compared with the wanted ones. */
interface ReadTitle {
  reading: TitleReading;
  /** The words of each current role. */
  roles: readonly ReadonlySet<string>[];
}

/** The factor for how well the title itself matches a wanted one. Pure. */
export function titleFactor(icp: CompiledIcp, title: string | null, reading: TitleReading): Factor {
  const factor = { id: "title", label: "Title", weight: icp.weights.title, value: title };
  if (factor.weight === 0)
    return { ...factor, points: 0, reason: "The ICP names no titles, so this counts elsewhere" };
  if (!title) return { ...factor, points: 0, reason: "No title is known" };
  const best = bestTitle(icp, title, reading);
  const points = part(factor.weight, best?.share ?? 0);
  if (!best || points === 0) {
    const reason = `${quote(title)} matches none of the ${icp.titles.length} target titles`;
    return { ...factor, points: 0, reason };
  }
  return { ...factor, points, reason: `${quote(title)} ${best.how} ${best.target.name}` };
}

/** The wanted title that is most like this one, and how much it counts, 0-1; null if none is. */
function bestTitle(
  icp: CompiledIcp,
  title: string,
  reading: TitleReading,
): { target: TargetTitle; share: number; how: string } | null {
  const read = { reading, roles: currentRoles(title).map((role) => new Set(titleWords(role))) };
  return icp.titles
    .map((target) => ({ target, ...compareTitle(target, read) }))
    .reduce<ReturnType<typeof bestTitle>>((best, one) => (one.share > (best?.share ?? 0) ? one : best), null);
}

/** Whether the title names a wanted one in its own words, or is the same job at least at its level. */
export function isWantedTitle(icp: CompiledIcp, title: string | null, reading: TitleReading): boolean {
  return title !== null && (bestTitle(icp, title, reading)?.share ?? 0) >= shares.above;
}

/** How similar a title is to a wanted one, 0-1: by its words, or else by function and level. */
function compareTitle(target: TargetTitle, { reading, roles }: ReadTitle): { share: number; how: string } {
  const none = { share: 0, how: "" };
  if (reading.support !== target.support) return none;
  const overlap = Math.max(0, ...roles.map((role) => overlapOf(role, target.words)));
  const words = shares.words * overlap;
  const above =
    target.seniority && reading.seniority ? levelsAbove(reading.seniority, target.seniority) : null;
  const isNamed = roles.some((role) => containsAll(role, target.words));
  if (isNamed && (above === null || Math.abs(above) <= 1))
    return { share: shares.named + words, how: "matches the target title" };
  if (above === null || above < -1) return none;
  if (isSameFunction(target, reading)) {
    if (above === 0)
      return { share: shares.same + words, how: "is the same function and level as the target title" };
    return above > 0
      ? { share: shares.above + words, how: "is the same function, above the target title" }
      : { share: shares.below + words, how: "is the same function, one level below the target title" };
  }
  if (above >= 0 && target.persona !== "other" && areNearFunctions(target.persona, reading.persona))
    return { share: shares.nearFunction + words, how: "is in a function close to the target title" };
  return none;
}

function isSameFunction(target: TargetTitle, reading: TitleReading): boolean {
  if (target.persona === "other") return false;
  return target.persona === reading.persona || reading.otherPersonas.includes(target.persona);
}

function containsAll(words: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

/** The share of words that two titles have in common, 0-1 (Jaccard index). */
function overlapOf(role: ReadonlySet<string>, wanted: readonly string[]): number {
  const common = wanted.filter((word) => role.has(word)).length;
  const all = role.size + wanted.length - common;
  return all === 0 ? 0 : common / all;
}
