import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "./columns";
import { customers } from "./customers";

/**
 * What a language model answered, so that a retried step does not pay twice. `key` is a hash of model, prompt and
 * input. Rows live for a day, and all of a workspace's are deleted when a person is erased from it.
 */
export const modelAnswers = pgTable(
  "model_answers",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    answer: jsonb("answer").$type<unknown>().notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.key] }), index("model_answers_created").on(t.createdAt)],
);
