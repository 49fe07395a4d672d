import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProposalDecision, RescoreStatus } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { engagements } from "./signals";
import { users } from "./users";

/** "This should have been a signal": one per user and rejected engagement. */
export const rescues = pgTable(
  "rescues",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    engagementId: uuid("engagement_id")
      .notNull()
      .references(() => engagements.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The gate that had rejected it, which the engagement itself forgets once it is a signal. */
    gate: text("gate").notNull(),
    note: text("note"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("rescues_once").on(t.engagementId, t.userId),
    index("rescues_customer").on(t.customerId, t.updatedAt),
  ],
);

/** What the workspace last decided about a proposed change of its ICP. */
export const icpProposalDecisions = pgTable(
  "icp_proposal_decisions",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** A hash of the field and its proposed value. */
    proposalId: text("proposal_id").notNull(),
    field: text("field").notNull(),
    value: jsonb("value").$type<number | string>().notNull(),
    decision: text("decision").$type<ProposalDecision>().notNull(),
    decidedAt: at("decided_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.proposalId] })],
);

/** A run that applies a changed ICP to existing signals; at most one per workspace is running. */
export const icpRescores = pgTable(
  "icp_rescores",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    status: text("status").$type<RescoreStatus>().notNull().default("running"),
    /** Signals created from this time on, up to and including this position. */
    since: at("since").notNull(),
    lastOrdinal: integer("last_ordinal").notNull(),
    /** The position of the last signal that was scored again; -1 at the start. */
    cursor: integer("cursor").notNull().default(-1),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    /** The version of the ICP it applies. */
    icpUpdatedAt: at("icp_updated_at").notNull(),
    createdAt: createdAt(),
    /** The last sign of life. */
    updatedAt: at("updated_at").notNull(),
    finishedAt: at("finished_at"),
  },
  (t) => [
    uniqueIndex("icp_rescores_running").on(t.customerId).where(sql`status = 'running'`),
    index("icp_rescores_customer").on(t.customerId, t.createdAt),
  ],
);
