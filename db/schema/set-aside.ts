import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SetAsideKind } from "../vocabulary";
import { createdAt, id } from "./columns";
import { customers } from "./customers";

/**
 * What could not be stored or judged, each alone, so that the rest of its page or batch went on. Holds neither words
 * nor addresses. Nothing is paid for it again while its row stands.
 */
export const setAsides = pgTable(
  "set_asides",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<SetAsideKind>().notNull(),
    /** Identifies it: the hash of its address, or of its post, person and comment. */
    subject: text("subject").notNull(),
    sourceId: uuid("source_id"),
    postId: uuid("post_id"),
    /** `PostgreSQL <code>`, or the class of the error. */
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("set_asides_subject").on(t.customerId, t.kind, t.subject),
    index("set_asides_age").on(t.createdAt),
  ],
);
