import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Bundle } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";

/**
 * Granted credits and what is left of them: the allotment of a period, a pack, or what an unlimited plan used. The last
 * is one grant per workspace: it grows by what is used, and has ended from the start, so that it never pays for more.
 */
export const creditGrants = pgTable(
  "credit_grants",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"allotment" | "pack" | "unlimited">().notNull(),
    /**
     * Why the credits were granted, so that each grant happens once: `allotment:<period start>`, `pack:<purchase>`,
     * `unlimited:use`.
     */
    cause: text("cause").notNull(),
    credits: integer("credits").notNull(),
    remaining: integer("remaining").notNull(),
    /** Credits to take back as soon as running work returns them: the pack was refunded while they were held. */
    owed: integer("owed").notNull().default(0),
    /**
     * Of an allotment: the monthly credits of the largest plan that its period was paid for so far. `credits` is less
     * if that plan came later in the period. Null in rows of earlier versions, for which `credits` says it.
     */
    reached: integer("reached"),
    expiresAt: at("expires_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("credit_grants_cause").on(t.customerId, t.cause),
    check("credit_grants_never_negative", sql`${t.remaining} >= 0`),
    check("credit_grants_owed", sql`${t.owed} >= 0`),
  ],
);

export const creditEntryKinds = ["grant", "hold", "settle", "refund", "expire", "revoke"] as const;

/**
 * The append-only ledger. `amount` is the change to the balance (0 for a settlement, since its hold already counted),
 * `burned` the credits used up for good.
 */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<(typeof creditEntryKinds)[number]>().notNull(),
    amount: integer("amount").notNull(),
    burned: integer("burned").notNull().default(0),
    bundle: text("bundle").$type<Bundle>(),
    /** Why the entry exists; unique with the kind, so that nothing is paid twice. */
    cause: text("cause").notNull(),
    /**
     * The source that the work was for; null for other work, and before this was recorded. Not a reference: the ledger
     * outlives what it names.
     */
    sourceId: uuid("source_id"),
    /** The post that the work was for. Null and no reference, as above. */
    postId: uuid("post_id"),
    /** How many runs the source's discovery, or the post's harvest, had finished before; null for other work. */
    round: integer("round"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("credit_entries_cause").on(t.customerId, t.cause, t.kind),
    // A hold is closed once: settled or refunded, never both.
    uniqueIndex("credit_entries_closed").on(t.customerId, t.cause).where(sql`kind in ('settle', 'refund')`),
    index("credit_entries_list").on(t.customerId, t.createdAt, t.id),
    index("credit_entries_source")
      .on(t.customerId, t.sourceId, t.createdAt)
      .where(sql`kind = 'settle' and source_id is not null`),
  ],
);

/** How much a hold took from each grant, so that a refund goes back to the same grants. */
export const creditHoldParts = pgTable(
  "credit_hold_parts",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => creditEntries.id, { onDelete: "cascade" }),
    grantId: uuid("grant_id")
      .notNull()
      .references(() => creditGrants.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.grantId] })],
);

/** The charges of the network vendor and the language model in cents, by UTC day. */
export const providerSpend = pgTable(
  "provider_spend",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    cents: doublePrecision("cents").notNull().default(0),
    calls: integer("calls").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.day] })],
);
