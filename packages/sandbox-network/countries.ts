/** Countries of the sandbox world, with their cities and the names of their people. */
import { z } from "zod";
import { languages } from "./languages";
import { dataFile, texts } from "./read-data";

export const countryCodes = [
  ...(["US", "GB", "IE", "IN", "DE", "AT", "CH", "FR"] as const),
  ...(["ES", "NL", "IT", "PL", "SE", "PT", "BR"] as const),
] as const;
export type CountryCode = (typeof countryCodes)[number];

export const genders = ["man", "woman"] as const;
export type Gender = (typeof genders)[number];

/** The first names with the gender of those who have them, and the last names, of each set. */
const nameSets = dataFile("names.yaml", () =>
  z.record(
    z.string(),
    z.strictObject({
      first: z.record(z.string(), z.enum(genders)).transform(Object.entries<Gender>),
      last: texts(),
    }),
  ),
);

export const countries = dataFile("countries.yaml", () =>
  z.record(
    z.enum(countryCodes),
    z.strictObject({
      name: z.string().min(1),
      language: z.enum(languages),
      /** Share of the drawn people; 0 if only the cast lives there. */
      weight: z.number().min(0),
      names: z.string().transform((set, { addIssue }) => {
        const names = nameSets()[set];
        if (!names) addIssue("names.yaml has no such set.");
        return names ?? z.NEVER;
      }),
      cities: texts(),
    }),
  ),
);

export type Country = ReturnType<typeof countries>[CountryCode];
