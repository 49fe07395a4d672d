/** What people of the sandbox world write of themselves. */
import { z } from "zod";
import type { Chance } from "./chance";
import { type Gender, genders } from "./countries";
import { fillIn, textWith } from "./fill-in";
import { type Language, languages } from "./languages";
import { type Occupation, ranks } from "./occupations";
import { dataFile, texts } from "./read-data";
import { englishTitles } from "./title";

/** Employers without a page, and the texts of headlines and of what people write about themselves. */
export const profileTexts = dataFile("profiles.yaml", () => {
  const word = z.string().min(1);
  const headlines = (...slots: string[]) => z.array(textWith("title", ...slots)).min(1);
  return z.strictObject({
    unknownEmployers: texts(),
    /** Between a title and a company. */
    at: z.record(z.enum(languages), word),
    parent: z.record(z.enum(genders), word),
    headlines: z.strictObject({
      employed: headlines("at", "company"),
      alone: headlines(),
      personal: headlines("field", "parent"),
    }),
    abouts: headlines("field", "years"),
  });
});

/** What the texts call an occupation. */
export const fieldOf = (occupation: Occupation): string => occupation.replaceAll("_", " ");

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
  const { title, companyName, occupation, gender } = person;
  const { at, parent, headlines } = profileTexts();
  const forms = companyName ? headlines.employed : headlines.alone;
  const headline = draws.holds(0.84) ? draws.of(forms) : draws.of(headlines.personal);
  return fillIn(headline, {
    title,
    at: at[isEnglish(title, occupation) ? "en" : person.language],
    company: companyName ?? "",
    field: fieldOf(occupation),
    parent: parent[gender],
  });
}

const isEnglish = (title: string, occupation: Occupation): boolean =>
  ranks.some((rank) => englishTitles()[occupation][rank].includes(title));
