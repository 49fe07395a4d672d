import type { CountryCode } from "./countries";
import type { Sector } from "./occupations";
import type { Topic } from "./topics/topic";

/** The static data of one company in the sandbox world. */
export interface CompanyEntry {
  slug: string;
  name: string;
  sector: Sector;
  industry: string;
  employees: number;
  city: string;
  country: CountryCode;
  /** Follows the name in the summary: "<name> …". */
  does: string;
  /** Topics of its page, favorite first. */
  topics: [Topic, ...Topic[]];
  /** What its page does not say. */
  hides?: readonly ("industry" | "employees")[];
}
