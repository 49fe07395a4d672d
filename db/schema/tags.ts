import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TagSelectionMode } from "../vocabulary";
import { createdAt, id } from "./columns";
import { customers } from "./customers";
import { signals } from "./signals";

export const tagCategories = pgTable(
  "tag_categories",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    selectionMode: text("selection_mode").$type<TagSelectionMode>().notNull().default("single"),
    /** Its place in the list. Equal ones are sorted by name, as all were before this was recorded. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("tag_categories_name").on(t.customerId, sql`lower(${t.name})`)],
);

export const tagValues = pgTable(
  "tag_values",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => tagCategories.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Its place in the category, as for categories. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("tag_values_name").on(t.categoryId, sql`lower(${t.name})`)],
);

export const signalTags = pgTable(
  "signal_tags",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    valueId: uuid("value_id")
      .notNull()
      .references(() => tagValues.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.signalId, t.valueId] }), index("signal_tags_value").on(t.valueId)],
);
