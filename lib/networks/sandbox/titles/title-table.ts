import type { Occupation, Rank } from "../occupations";

/** Job titles of one language. What is missing here is said in English. */
export type TitleTable = Partial<Record<Occupation, Partial<Record<Rank, string[]>>>>;
