/** Headlines of people in the sandbox world. */
import type { Chance } from "./chance";
import type { Language } from "./countries";
import type { Occupation, Rank } from "./occupations";
import type { Gender } from "./title";
import { englishTitles } from "./titles/english";

const at: Record<Language, string> = {
  en: "at",
  de: "bei",
  fr: "chez",
  es: "en",
  it: "presso",
  nl: "bij",
  pt: "na",
  pl: "w",
  sv: "på",
};

/** Mostly title and company, with the preposition of the title's language; sometimes a slogan. */
export function headlineFor(
  draws: Chance,
  person: {
    title: string;
    companyName: string | null;
    occupation: Occupation;
    language: Language;
    gender: Gender;
  },
): string {
  const { title, companyName, occupation } = person;
  const words = occupation.replaceAll("_", " ");
  const preposition = at[isEnglish(title, occupation) ? "en" : person.language];
  const forms = companyName
    ? [
        `${title} ${preposition} ${companyName}`,
        `${title} @ ${companyName}`,
        `${title} | ${companyName}`,
        title,
      ]
    : [title, `${title} | open for projects`];
  const personal = [
    `Helping people get ${words} right`,
    `${title} · ${person.gender === "woman" ? "mom" : "dad"} of three · slow runner`,
    `I write about ${words} and what it does to people`,
    `${title} | Speaker | Dog person`,
  ];
  return draws.holds(0.84) ? draws.of(forms) : draws.of(personal);
}

const isEnglish = (title: string, occupation: Occupation): boolean =>
  (Object.keys(englishTitles[occupation]) as Rank[]).some((rank) =>
    englishTitles[occupation][rank].includes(title),
  );
