import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { users } from "./users";

/** Named filters of the signal list, for their owner alone or for the whole workspace. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Null once the owner of a shared view no longer exists. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    isShared: boolean("is_shared").notNull().default(false),
    /** Query parameters of the signal list, as text. */
    filters: jsonb("filters").$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex("saved_views_own_name")
      .on(t.customerId, t.ownerId, sql`lower(${t.name})`)
      .where(sql`not is_shared`),
    uniqueIndex("saved_views_shared_name").on(t.customerId, sql`lower(${t.name})`).where(sql`is_shared`),
  ],
);
