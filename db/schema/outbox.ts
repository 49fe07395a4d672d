import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns";

/** Transactional outbox: events are written with the change they describe and sent after it commits. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    customerId: uuid("customer_id").notNull(),
    name: text("name").notNull(),
    data: jsonb("data").$type<{ customerId: string } & Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    sentAt: at("sent_at"),
    sends: integer("sends").notNull().default(0),
    /**
     * The event whose run has begun: its id, with a number if it was sent again. Until then it may be lost. Empty if
     * the rows it is about have a lease of their own.
     */
    startedBy: text("started_by"),
  },
  (t) => [
    index("outbox_not_started").on(t.sentAt).where(sql`started_by is null`),
    index("outbox_unsent").on(t.createdAt).where(sql`sent_at is null`),
    index("outbox_sent").on(t.sentAt).where(sql`sent_at is not null`),
  ],
);

/** When a part of the product last reported. */
export const heartbeats = pgTable("heartbeats", {
  name: text("name").primaryKey(),
  at: at("at").notNull(),
});
