/** For numbers too large for one bitmap per value: one bitmap per decimal digit position and digit reached. */
import { type Column, type SQL, sql } from "drizzle-orm";
import type { BlockReader, Fact } from "./filter";
import { raw } from "./raw-number";

const places = 8;
const largest = 10 ** places - 1;

const attributeOf = (name: string, place: number) => `${name}${place}`;

/**
 * What sealing stores for a column: `name0` for the ones, `name1` for the tens and so on. Numbers above 99,999,999
 * are stored as 99,999,999, so comparisons below it stay exact. Null has no bit; `name0` reaches 0 for all others.
 * `read` computes the whole number, from 0, if it is not the column itself.
 */
export const decimalFacts = (
  name: string,
  column: Column,
  read: (column: SQL) => SQL = (column) => column,
): Fact[] =>
  Array.from({ length: places }, (_, place) => ({
    kind: "reached",
    attribute: attributeOf(name, place),
    column,
    read: (value) => {
      const digit = sql`(least(${read(value)}, ${raw(largest)}) / ${raw(10 ** place)} % 10)`;
      return place === 0 ? digit : sql`nullif(${digit}, 0)`;
    },
  }));

/** The signals whose column has a number. */
export const isNumber = (name: string, { has }: BlockReader): SQL => has(attributeOf(name, 0), "0");

/**
 * The signals whose number is at least this one: a digit is greater, or it is equal and the lower digits are at least
 * as large. Null if every number qualifies.
 */
export function isAtLeast(name: string, number: number, { has }: BlockReader): SQL | null {
  const reaches = (place: number, digit: number) => has(attributeOf(name, place), String(digit));
  let below: SQL | null = null;
  for (let place = 0; place < places; place++) {
    const digit = Math.trunc(number / 10 ** place) % 10;
    const greater: SQL | null = digit === 9 ? null : reaches(place, digit + 1);
    if (digit === 0) {
      below = below && sql`(${greater} | ${below})`;
    } else if (below === null) {
      below = reaches(place, digit);
    } else {
      const equal: SQL = sql`(${reaches(place, digit)} & ${below})`;
      below = greater ? sql`(${greater} | ${equal})` : equal;
    }
  }
  return below;
}
