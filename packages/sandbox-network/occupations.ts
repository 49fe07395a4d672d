/** Occupations and ranks in the sandbox world, and how common they are per sector. */
import { z } from "zod";
import { dataFile } from "./read-data";

export const ranks = ["junior", "professional", "senior", "lead", "director", "executive"] as const;
export type Rank = (typeof ranks)[number];

export const occupations = [
  "sales",
  "revenue_operations",
  "marketing",
  "business_development",
  "customer_success",
  "engineering",
  "information_technology",
  "product",
  "project_management",
  "finance",
  "human_resources",
  "recruiting",
  "operations",
  "purchasing",
  "legal",
  "administration",
  "consulting",
  "design",
  "research",
  "production",
  "healthcare",
  "education",
  "trades",
  "founder",
  "student",
] as const;
export type Occupation = (typeof occupations)[number];

export const sectors = [
  "software",
  "agency",
  "services",
  "industry",
  "commerce",
  "finance",
  "health",
  "education",
  "public",
] as const;
export type Sector = (typeof sectors)[number];

/** How common each occupation is, in percent. */
export const occupationMixes = dataFile("occupations.yaml", () => {
  const mix = z.partialRecord(z.enum(occupations), z.number().positive());
  return z.strictObject({ bySector: z.record(z.enum(sectors), mix), withoutCompany: mix });
});

/** Higher ranks are more common on a network than on payrolls. */
export const rankWeights: Record<Rank, number> = {
  junior: 11,
  professional: 33,
  senior: 21,
  lead: 16,
  director: 12,
  executive: 7,
};
