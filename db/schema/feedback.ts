import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FeedbackReason, FeedbackVerdict } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { signals } from "./signals";
import { users } from "./users";

/** Users' feedback on signals: one verdict per user and signal; the last one counts. */
export const signalFeedback = pgTable(
  "signal_feedback",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    verdict: text("verdict").$type<FeedbackVerdict>().notNull(),
    reasons: text("reasons").array().$type<FeedbackReason[]>().notNull().default([]),
    note: text("note"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("signal_feedback_once").on(t.signalId, t.userId),
    index("signal_feedback_customer").on(t.customerId, t.updatedAt),
  ],
);
