import type { CountryCode } from "./countries";
import type { Sector } from "./occupations";
import type { Topic } from "./topics/topic";

/** One company in a row. */
export type CompanyRow = readonly [
  slug: string,
  name: string,
  sector: Sector,
  industry: string,
  employees: number,
  city: string,
  country: CountryCode,
  does: string,
  topics: readonly [Topic, ...Topic[]],
];
