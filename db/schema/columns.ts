import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A timestamp with millisecond precision, as shown in the contract. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => at("created_at").notNull().default(sql`now()`);
export const id = () => uuid("id").primaryKey();
