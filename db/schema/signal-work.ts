/** How a team works its signals: comments, the names of its stages, and the rules that assign new signals. */
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { SignalStage } from "../vocabulary";
import { createdAt, id } from "./columns";
import { customers } from "./customers";
import { signals } from "./signals";
import { memberships, users } from "./users";

/** A member's comment on a signal, seen by the whole workspace. */
export const signalComments = pgTable(
  "signal_comments",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    /** Null once the author no longer exists. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** The members it mentions. */
    mentions: uuid("mentions").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("signal_comments_signal").on(t.signalId, t.createdAt, t.id)],
);

/**
 * How often the work on signals has changed, so that open pages notice: once for the whole workspace, and once for each
 * member's own view of it, such as what they archived.
 */
export const signalWorkRevisions = pgTable(
  "signal_work_revisions",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Null for the whole workspace. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull().default(1),
  },
  (t) => [unique("signal_work_revisions_once").on(t.customerId, t.userId).nullsNotDistinct()],
);

/** Whether a member has read a signal, where that differs from what `memberships.unreadSince` says. */
export const signalReads = pgTable(
  "signal_reads",
  {
    customerId: uuid("customer_id").notNull(),
    userId: uuid("user_id").notNull(),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    isRead: boolean("is_read").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.userId, t.signalId] }),
    foreignKey({
      name: "signal_reads_member",
      columns: [t.customerId, t.userId],
      foreignColumns: [memberships.customerId, memberships.userId],
    }).onDelete("cascade"),
    index("signal_reads_signal").on(t.signalId),
  ],
);

/** What a workspace calls its stages, where it differs from the built-in names. */
export const signalStageNames = pgTable(
  "signal_stage_names",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    stage: text("stage").$type<SignalStage>().notNull(),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.stage] })],
);

/** What a signal must have for a rule to assign it. All conditions that are set must hold; none match every signal. */
export interface AssignmentConditions {
  sourceId?: string | undefined;
  /** Occurs in the persona, ignoring case. */
  persona?: string | undefined;
  /** One of them occurs as words in the person's location, ignoring case. */
  regions?: string[] | undefined;
  minEmployees?: number | undefined;
  maxEmployees?: number | undefined;
}

/** Assigns new signals: the first rule in order whose conditions hold. */
export const assignmentRules = pgTable(
  "assignment_rules",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    conditions: jsonb("conditions").$type<AssignmentConditions>().notNull(),
    /** The members who take turns. */
    assignees: uuid("assignees").array().notNull(),
    /** How many signals it has assigned: whose turn is next. */
    turns: integer("turns").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("assignment_rules_order").on(t.customerId, t.position)],
);
