import { z } from "zod";
import type { Chance } from "./chance";
import type { Gender } from "./countries";
import { type Language, languages } from "./languages";
import { type Occupation, occupations, type Rank, ranks } from "./occupations";
import { dataFile, dataFiles, texts } from "./read-data";

/** Of each occupation and rank. They stand in for those that a language lacks. */
export const englishTitles = dataFile("titles/en.yaml", () =>
  z.record(z.enum(occupations), z.record(z.enum(ranks), texts())),
);
const otherTitles = dataFiles("titles", () =>
  z.partialRecord(z.enum(occupations), z.partialRecord(z.enum(ranks), texts())),
);
const titlesIn = (language: Language) => (language === "en" ? englishTitles() : otherTitles(language));

/**
 * A job title that agrees with the gender: in 62 % of cases in the person's language if it has one, else in English.
 * `isAbroad` people, who work for a small company of another language, always have an English one.
 */
export function titleFor(
  draws: Chance,
  occupation: Occupation,
  rank: Rank,
  { language, gender, isAbroad }: { language: Language; gender: Gender; isAbroad: boolean },
): string {
  const local = draws.holds(0.62) && !isAbroad ? titlesIn(language)[occupation]?.[rank] : undefined;
  return agreeWith(gender, draws.of(local ?? englishTitles()[occupation][rank]));
}

/** The form of a title for a gender: "Direktor / Direktorin" has two, other titles have one for all. */
export function agreeWith(gender: Gender, title: string): string {
  const [masculine = title, feminine = masculine] = title.split(" / ");
  return gender === "woman" ? feminine : masculine;
}

/** All titles that have two forms, as [masculine, feminine]. */
export function listGenderedTitles(): [string, string][] {
  const titles = languages.flatMap((language) =>
    Object.values(titlesIn(language)).flatMap((byRank) => Object.values(byRank).flat()),
  );
  return titles.flatMap((title) => {
    const [masculine, feminine] = title.split(" / ");
    return masculine && feminine ? [[masculine, feminine]] : [];
  });
}
