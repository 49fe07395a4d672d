import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ActivityCategory } from "../vocabulary";
import { createdAt, id } from "./columns";
import { customers } from "./customers";

/**
 * What the product did, worded for members of the workspace; one row per notable event. Never contains errors, budget
 * warnings or screening reasons.
 */
export const activities = pgTable(
  "activities",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    category: text("category").$type<ActivityCategory>().notNull(),
    title: text("title").notNull(),
    detail: text("detail"),
    sourceId: uuid("source_id"),
    signalId: uuid("signal_id"),
    /** Identifies the event, so that a repeated step records it once. */
    cause: text("cause").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("activities_cause").on(t.customerId, t.cause),
    index("activities_list").on(t.customerId, t.createdAt, t.id),
    index("activities_signal").on(t.signalId),
    index("activities_age").on(t.createdAt),
  ],
);
