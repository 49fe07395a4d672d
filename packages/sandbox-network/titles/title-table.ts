import type { Occupation, Rank } from "../occupations";

/**
 * Job titles of one language: either one form for everyone, or the masculine and the feminine form, separated by
 * " / ". Missing titles fall back to English.
 */
export type TitleTable = Partial<Record<Occupation, Partial<Record<Rank, string[]>>>>;
