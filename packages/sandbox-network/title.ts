import type { Chance } from "./chance";
import type { Language } from "./countries";
import type { Occupation, Rank } from "./occupations";
import { englishTitles } from "./titles/english";
import { germanTitles } from "./titles/german";
import { dutchTitles, polishTitles, swedishTitles } from "./titles/northern";
import { portugueseTitles } from "./titles/portuguese";
import { frenchTitles, italianTitles, spanishTitles } from "./titles/romance";
import type { TitleTable } from "./titles/title-table";

const tables: Record<Language, TitleTable> = {
  en: englishTitles,
  de: germanTitles,
  fr: frenchTitles,
  es: spanishTitles,
  nl: dutchTitles,
  it: italianTitles,
  pl: polishTitles,
  sv: swedishTitles,
  pt: portugueseTitles,
};

export type Gender = "man" | "woman";

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
  const local = draws.holds(0.62) && !isAbroad ? tables[language][occupation]?.[rank] : undefined;
  return agreeWith(gender, draws.of(local ?? englishTitles[occupation][rank]));
}

/** The form of a title for a gender: "Direktor / Direktorin" has two, other titles have one for all. */
export function agreeWith(gender: Gender, title: string): string {
  const [masculine = title, feminine = masculine] = title.split(" / ");
  return gender === "woman" ? feminine : masculine;
}

/** All titles that have two forms, as [masculine, feminine]. */
export function listGenderedTitles(): [string, string][] {
  const titles = Object.values(tables).flatMap((table) =>
    Object.values(table).flatMap((byRank) => Object.values(byRank).flat()),
  );
  return titles.flatMap((title) => {
    const [masculine, feminine] = title.split(" / ");
    return masculine && feminine ? [[masculine, feminine]] : [];
  });
}
