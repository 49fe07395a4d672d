/** Companies of the sandbox world, with the data that their pages show. */
import { z } from "zod";
import { countries, countryCodes } from "./countries";
import { sectors } from "./occupations";
import { dataFile } from "./read-data";
import { topics } from "./topics";

const entries = dataFile("companies.yaml", () => {
  const topic = z.enum(topics);
  const bySlug = z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      name: z.string().min(1),
      sector: z.enum(sectors),
      industry: z.string().min(1),
      employees: z.int().positive(),
      city: z.string().min(1),
      country: z.enum(countryCodes),
      /** Follows the name in the summary: "<name> …". */
      does: z.string().min(1),
      /** Topics of its page, favorite first. */
      topics: z.tuple([topic], topic),
      /** What its page does not say. */
      hides: z.array(z.enum(["industry", "employees"])).optional(),
    }),
  );
  return z.strictObject({ drawn: bySlug, added: bySlug });
});

type CompanyEntry = ReturnType<typeof entries>["drawn"][string];

export interface WorldCompany extends CompanyEntry {
  slug: string;
  index: number;
  /** Added later: only people of the cast work there. */
  isAdded: boolean;
  networkUrl: string;
  website: string;
  summary: string;
  location: string;
}

/** All companies, in a fixed order. */
export function makeCompanies(host: string): WorldCompany[] {
  const { drawn, added } = entries();
  return Object.entries({ ...drawn, ...added }).map(([slug, entry], index) => ({
    ...entry,
    slug,
    index,
    isAdded: slug in added,
    networkUrl: `https://${host}/company/${slug}`,
    website: `https://www.${slug}.example`,
    summary: `${entry.name} ${entry.does}`,
    location: `${entry.city}, ${countries()[entry.country].name}`,
  }));
}

/** The schema of a company's slug. */
export const companySlug = () => {
  const { drawn, added } = entries();
  return z
    .string()
    .refine((slug) => slug in drawn || slug in added, { error: "No company has this address." });
};
