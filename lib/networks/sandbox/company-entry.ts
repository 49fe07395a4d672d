import type { CountryCode } from "./countries";
import type { Sector } from "./occupations";
import type { Topic } from "./topics/topic";

/** One company of the sandbox world, as it is written down. */
export interface CompanyEntry {
  slug: string;
  name: string;
  sector: Sector;
  industry: string;
  employees: number;
  city: string;
  country: CountryCode;
  /** Completes "<name> …" to its summary. */
  does: string;
  /** What its page writes about, the favourite first. */
  topics: [Topic, ...Topic[]];
}
