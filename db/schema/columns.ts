import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, kept to the millisecond as the contract shows it. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => at("created_at").notNull().default(sql`now()`);
export const id = () => uuid("id").primaryKey();
