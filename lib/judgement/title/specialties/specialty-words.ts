/** All specialties, and how the words of a title are written before they are compared with theirs. */
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { titleSmallWords } from "../small-words";
import { constructionSpecialties } from "./construction";
import { educationSpecialties } from "./education";
import { financeSpecialties } from "./finance";
import { healthSpecialties } from "./health";
import { hospitalitySpecialties } from "./hospitality";
import { landAndEnergySpecialties } from "./land-and-energy";
import { legalSpecialties } from "./legal";
import { managementSpecialties } from "./management";
import { marketingSpecialties } from "./marketing";
import { mediaSpecialties } from "./media";
import { peopleSpecialties } from "./people";
import { productSpecialties } from "./product";
import { productionSpecialties } from "./production";
import { publicSpecialties } from "./public-sector";
import { retailSpecialties } from "./retail";
import { salesSpecialties } from "./sales";
import type { SpecialtyEntry } from "./specialty-entry";
import { supplySpecialties } from "./supply";
import { technologySpecialties } from "./technology";
import { transportSpecialties } from "./transport";

export const specialties = {
  ...financeSpecialties,
  ...legalSpecialties,
  ...peopleSpecialties,
  ...supplySpecialties,
  ...productionSpecialties,
  ...constructionSpecialties,
  ...healthSpecialties,
  ...educationSpecialties,
  ...hospitalitySpecialties,
  ...retailSpecialties,
  ...marketingSpecialties,
  ...mediaSpecialties,
  ...salesSpecialties,
  ...productSpecialties,
  ...technologySpecialties,
  ...publicSpecialties,
  ...landAndEnergySpecialties,
  ...transportSpecialties,
  ...managementSpecialties,
};

export type Specialty = keyof typeof specialties;

/** The entries by id. */
export const specialtyEntries = Object.entries(specialties) as [Specialty, SpecialtyEntry][];

/** Words that join two parts of a role: what stands on both sides counts fully. */
const joiners: ReadonlySet<string> = new Set(titleSmallWords.joiners);
/** Words that say nothing about the work. */
const smallWords: ReadonlySet<string> = new Set(titleSmallWords.specialties);

/** One `e` before these is "electronic", in every language. */
const electronic =
  /(?<![\p{L}\p{N}])e[\s-]+(?=(?:learning|commerce|business|government|governance|marketing|health|sport|mobil|retail|handel|merchandis|procurement|mail))/giu;
/** "F&B", "M&A" and "R&D" are one word: `fnb`, `mna`, `rnd`. */
const initials = /(?<![\p{L}\p{N}])(\p{L}{1,2})\s?[&+]\s?(\p{L})(?![\p{L}\p{N}])/gu;
/** A new part of the role, not the gendered ending of a word (`Leiter/in`). */
const partMark = /[,&+]|\/(?=\s)|(?<=\s)\/|\/(?=\p{Lu})/gu;

export interface RoleWords {
  words: readonly string[];
  /**
   * For each word, the part of the role that it belongs to: 0 in "Sales" and 1 in "Marketing" of "Sales & Marketing".
   */
  parts: readonly number[];
}

/** The words of a role, between `^` and `$`, without small words and joiners. */
export function roleWords(words: readonly string[]): RoleWords {
  const kept: string[] = ["^"];
  const parts: number[] = [0];
  let part = 0;
  for (const word of words) {
    if (joiners.has(word)) part += 1;
    else if (!smallWords.has(word)) {
      kept.push(word);
      parts.push(part);
    }
  }
  kept.push("$");
  parts.push(part);
  return { words: kept, parts };
}

/** The words of `wordsOf`, with initials and `e-` joined and marks between parts written out. */
export function specialtyWordsOf(role: string): string[] {
  const joined = role.replace(initials, "$1n$2").replace(partMark, " and ");
  return wordsOf(joined.replace(electronic, "e"));
}

/** A pattern of the word lists, written as `roleWords` writes titles. */
export function foldPattern(pattern: string): string {
  return pattern
    .trim()
    .replace(electronic, "e")
    .split(/\s+/)
    .filter((word) => !joiners.has(word) && !smallWords.has(word))
    .join(" ");
}
