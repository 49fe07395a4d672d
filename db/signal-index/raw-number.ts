import { type SQL, sql } from "drizzle-orm";

/** A whole number written into the statement, so that the planner knows its value. */
export const raw = (number: number): SQL => sql.raw(String(Math.trunc(number)));
