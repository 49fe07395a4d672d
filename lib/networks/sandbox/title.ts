import type { Chance } from "./chance";
import type { Language } from "./countries";
import type { Occupation, Rank } from "./occupations";
import { englishTitles } from "./titles/english";
import { germanTitles } from "./titles/german";
import { dutchTitles, polishTitles, swedishTitles } from "./titles/northern";
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
};

/** A job title: in 62 % of cases in the person's language if it has one, else in English. */
export function titleFor(draws: Chance, occupation: Occupation, rank: Rank, language: Language): string {
  const local = draws.holds(0.62) ? tables[language][occupation]?.[rank] : undefined;
  return draws.of(local ?? englishTitles[occupation][rank]);
}
