import { wordsOf } from "@/lib/judgement/text/normalize-text";

/** Text helpers for the activity feed. Pure functions. */

/** `VP Sales at Northwind`. A title that already names the company is used as it is. Null if both are unknown. */
export function roleOf(title: string | null, company: string | null): string | null {
  if (title && company && inWords(title).includes(inWords(company))) return title;
  return [title, company].filter(Boolean).join(" at ") || null;
}

/** Whole words only: "Chairman" does not name a company called AI. */
const inWords = (text: string): string => ` ${wordsOf(text).join(" ")} `;
