import type { CountryCode } from "../countries";
import type { Occupation, Rank } from "../occupations";

/** Why a person engages. */
export type Motive = "buyer" | "bystander" | "seller" | "job_seeker";

/**
 * A person of the cast: employer (the slug of a company with a page, the name of one without, or null), country,
 * occupation, rank, title (null for none; masculine and feminine forms separated by " / ") and headline, in which
 * `{title}` and `{company}` are filled in.
 */
export type Role = readonly [
  employer: string | null,
  country: CountryCode,
  occupation: Occupation,
  rank: Rank,
  title: string | null,
  headline: string,
];
