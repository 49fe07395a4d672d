/** Makes numbers that a network sent safe to store and add up. Pure. Everything a network sends passes here. */

/** The largest number that a column of counts holds. */
const mostCounted = 2_147_483_647;
/** No vendor charges more for one call: 100 US dollars. */
const mostCents = 10_000;

/** A count as a whole number that a column holds; null if it is none. Digits in text count. */
export function cleanCount(value: unknown): number | null {
  const count = numberOf(value);
  return count !== null && count >= 0 && count <= mostCounted ? Math.trunc(count) : null;
}

/** What a call cost in cents; null if no vendor can mean that: negative, not a number, or above 100 US dollars. */
export function cleanCents(value: unknown): number | null {
  const cents = numberOf(value);
  return cents !== null && cents >= 0 && cents <= mostCents ? cents : null;
}

/** A number, also one written as text. */
export function numberOf(value: unknown): number | null {
  const number =
    typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value.slice(0, 40)) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}
