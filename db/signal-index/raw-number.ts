import { type SQL, sql } from "drizzle-orm";

/** A whole number that is part of the statement, so that the statement is planned with it. */
export const raw = (number: number): SQL => sql.raw(String(Math.trunc(number)));
