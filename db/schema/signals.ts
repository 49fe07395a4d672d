import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  Classification,
  EngagementKind,
  Persona,
  Seniority,
  SignalType,
  SourceType,
} from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { companies, people } from "./people";
import { posts, sources } from "./sources";
import { users } from "./users";

/** One gate of qualification and what it said. */
export interface StoredGate {
  id: string;
  passed: boolean;
  reason: string;
}

/** One factor of a score, as `lib/domain/qualification` makes it. */
export interface StoredFactor {
  id: string;
  label: string;
  weight: number;
  points: number;
  value: string | null;
  reason: string;
}

export const engagementStatuses = ["pending", "signal", "stacked", "rejected"] as const;
export type EngagementStatus = (typeof engagementStatuses)[number];

/** Someone did something under a post (or wrote it: kind `post`). */
export const engagements = pgTable(
  "engagements",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    kind: text("kind").$type<EngagementKind | "post">().notNull(),
    personUrl: text("person_url").notNull(),
    personName: text("person_name").notNull(),
    headline: text("headline"),
    reactionType: text("reaction_type"),
    /** Empty where the network has none, so that the unique key holds. */
    commentId: text("comment_id").notNull().default(""),
    text: text("text"),
    /** The network's own moment, else when it was first seen. */
    engagedAt: at("engaged_at").notNull(),
    status: text("status").$type<EngagementStatus>().notNull().default("pending"),
    gates: jsonb("gates").$type<StoredGate[]>(),
    /** How often judging it failed for a reason that is not its own. */
    tries: integer("tries").notNull().default(0),
    /** When it is picked up again if it is still pending then. */
    dueAt: at("due_at").notNull(),
    personId: uuid("person_id").references(() => people.id, { onDelete: "set null" }),
    signalId: uuid("signal_id"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("engagements_once").on(t.customerId, t.postId, t.personUrl, t.kind, t.commentId),
    index("engagements_pending").on(t.dueAt).where(sql`status = 'pending'`),
    index("engagements_signal").on(t.signalId),
    index("engagements_person").on(t.customerId, t.personUrl),
    // Deleting a post or a person looks for what hangs on it.
    index("engagements_post").on(t.postId),
    index("engagements_person_id").on(t.personId),
    index("engagements_created").on(t.customerId, t.createdAt),
  ],
);

/** A fitting person who showed interest. What lists show and filter by is kept on the row. */
export const signals = pgTable(
  "signals",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text("type").$type<SignalType>().notNull(),
    kind: text("kind").$type<EngagementKind>(),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    sourceType: text("source_type").$type<SourceType>().notNull(),
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    engagementId: uuid("engagement_id").notNull(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    personName: text("person_name").notNull(),
    personTitle: text("person_title"),
    personLocation: text("person_location"),
    personUrl: text("person_url").notNull(),
    companyKey: text("company_key"),
    companyName: text("company_name"),
    industry: text("industry"),
    employeeCount: integer("employee_count"),
    postExcerpt: text("post_excerpt").notNull(),
    strength: integer("strength").notNull(),
    icpScore: integer("icp_score"),
    classification: text("classification").$type<Classification>(),
    persona: text("persona").$type<Persona>(),
    seniority: text("seniority").$type<Seniority>(),
    confidence: real("confidence"),
    whyItMatters: text("why_it_matters").notNull(),
    suggestedOpener: text("suggested_opener").notNull(),
    talkingPoints: text("talking_points").array().notNull(),
    /** Which writer put it in words. */
    writtenBy: text("written_by").notNull(),
    receipt: jsonb("receipt").$type<{ fit: StoredFactor[]; strength: StoredFactor[] }>().notNull(),
    gates: jsonb("gates").$type<StoredGate[]>().notNull(),
    /** How many engagements are stacked on it, the first included. */
    engagementCount: integer("engagement_count").notNull().default(1),
    occurredAt: at("occurred_at").notNull(),
    /** The signal's place among its workspace's, from 0 without a gap, in the order of `(createdAt, id)`. */
    ordinal: integer("ordinal").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("signals_engagement").on(t.engagementId),
    uniqueIndex("signals_ordinal").on(t.customerId, t.ordinal),
    index("signals_created").on(t.customerId, t.createdAt, t.ordinal),
    // The dashboard counts them by window; what else it counts of signals, their blocks know.
    index("signals_buyers").on(t.customerId, t.createdAt).where(sql`classification = 'buyer'`),
    index("signals_source").on(t.customerId, t.sourceId, t.createdAt),
    index("signals_company").on(t.customerId, t.companyKey, t.ordinal, t.createdAt),
    index("signals_person").on(t.personId, t.createdAt),
    index("signals_post").on(t.postId),
  ],
);

/** Hidden from one user's active view. */
export const signalArchives = pgTable(
  "signal_archives",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.signalId] }), index("signal_archives_signal").on(t.signalId)],
);
