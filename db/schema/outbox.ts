import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  },
  (t) => [
    index("outbox_unsent").on(t.createdAt).where(sql`sent_at is null`),
    index("outbox_sent").on(t.sentAt).where(sql`sent_at is not null`),
  ],
);

/** When a part of the product last reported. */
export const heartbeats = pgTable("heartbeats", {
  name: text("name").primaryKey(),
  at: at("at").notNull(),
});
