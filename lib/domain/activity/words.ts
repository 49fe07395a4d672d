/** The words of the feed: pure. */

/** `1 new post`, `4 new posts`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** `VP Sales at Northwind`; a headline that says so already stands alone. Null where nothing is known. */
export function roleOf(title: string | null, company: string | null): string | null {
  if (title && company && title.toLowerCase().includes(` at ${company.toLowerCase()}`)) return title;
  return [title, company].filter(Boolean).join(" at ") || null;
}
