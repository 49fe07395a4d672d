import type { Occupation, Rank } from "../occupations";

/** Job titles of one language. Missing titles fall back to English. */
export type TitleTable = Partial<Record<Occupation, Partial<Record<Rank, string[]>>>>;
