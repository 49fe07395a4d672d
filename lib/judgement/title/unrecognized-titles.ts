/** Which wanted titles say nothing that we know, so that they match by their own words alone. */
import { personas } from "@/db/vocabulary";
import { likenessShares } from "@/lib/judgement/weights";
import { gramsOf, likenessOf } from "./likeness";
import { readWantedTitle, titleParts } from "./read-title";
import { readSpecialties } from "./specialties/read-specialties";
import { specialtyEntries } from "./specialties/specialty-words";
import { splitPhrase } from "./split-phrase";

export interface UnrecognizedTitle {
  title: string;
  /** The known functions and specialties that look most like it, at most three; the most alike first. */
  nearest: string[];
}

const offered = 3;
const known = [
  ...new Set([...personas.filter((one) => one !== "other"), ...specialtyEntries.map(([id]) => id)]),
].map((id) => {
  const name = id.replaceAll("_", " ");
  return { name, grams: gramsOf(name) };
});

/** The wanted titles of which a part names neither a function, a specialty nor a level. Pure. */
export function unrecognizedTitles(targets: readonly string[]): UnrecognizedTitle[] {
  return targets
    .flatMap((target) => splitPhrase(target, titleParts).parts)
    .filter(isUnrecognized)
    .map((title) => ({ title, nearest: nearestOf(title) }));
}

function isUnrecognized(title: string): boolean {
  const { persona, seniority } = readWantedTitle(title);
  return persona === "other" && seniority === null && readSpecialties(title).size === 0;
}

function nearestOf(title: string): string[] {
  const grams = gramsOf(title);
  return known
    .map(({ name, grams: own }) => ({ name, likeness: likenessOf(grams, own) }))
    .filter(({ likeness }) => likeness >= likenessShares.leastOffered)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, offered)
    .map(({ name }) => name);
}
