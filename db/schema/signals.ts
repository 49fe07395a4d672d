import { sql } from "drizzle-orm";
import {
  boolean,
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
  Language,
  Meaning,
  Persona,
  Seniority,
  SignalStage,
  SignalType,
  SourceType,
} from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { companies, people } from "./people";
import { posts, sources } from "./sources";
import { users } from "./users";

/** A qualification gate and its result. */
export interface StoredGate {
  id: string;
  passed: boolean;
  reason: string;
}

/** A score factor, as computed by `lib/judgement`. */
export interface StoredFactor {
  id: string;
  label: string;
  weight: number;
  points: number;
  value: string | null;
  reason: string;
}

/** Factors that add up exactly to a signal's fit and strength. */
export interface StoredReceipt {
  fit: StoredFactor[];
  strength: StoredFactor[];
  /** The version of the reader of meanings; absent from receipts before November 2026. */
  reader?: string;
}

export const engagementStatuses = ["pending", "signal", "stacked", "rejected", "set_aside"] as const;
export type EngagementStatus = (typeof engagementStatuses)[number];

/** A person's engagement with a post, or authorship of it (kind `post`). */
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
    /** Empty if the network provides none, so that the unique key works. */
    commentId: text("comment_id").notNull().default(""),
    text: text("text"),
    /** The time reported by the network, or the time it was first seen. */
    engagedAt: at("engaged_at").notNull(),
    status: text("status").$type<EngagementStatus>().notNull().default("pending"),
    gates: jsonb("gates").$type<StoredGate[]>(),
    /** What it says, once it was judged, and how likely: 0-1. */
    meaning: text("meaning").$type<Meaning>(),
    meaningProbability: real("meaning_probability"),
    /** What the less strict of two readers read, if they disagree. */
    otherMeaning: text("other_meaning").$type<Meaning>(),
    /** The gate that rejected it. */
    rejectedBy: text("rejected_by"),
    /** Why it was rejected after scoring; null if a gate before the score rejected it. */
    fit: integer("fit"),
    receipt: jsonb("receipt").$type<StoredReceipt>(),
    /** Number of failed qualification attempts that were not caused by the engagement itself. */
    tries: integer("tries").notNull().default(0),
    /** When it is retried if it is still pending. */
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
    // Deleting a post or a person looks up the rows that reference it.
    index("engagements_post").on(t.postId),
    index("engagements_person_id").on(t.personId),
    index("engagements_created").on(t.customerId, t.createdAt),
    index("engagements_rejected")
      .on(t.customerId, t.createdAt.desc(), t.id.desc())
      .where(sql`status = 'rejected'`),
    index("engagements_nearest")
      .on(t.customerId, t.fit.desc(), t.id.desc())
      .where(sql`status = 'rejected' and fit is not null`),
  ],
);

/** A person who fits the ICP and showed interest. Values that lists show and filter by are stored in the row. */
export const signals = pgTable(
  "signals",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text("type").$type<SignalType>().notNull(),
    kind: text("kind").$type<EngagementKind>(),
    /** What the lead evidence says, and how likely: 0-1, null if that is not known. */
    meaning: text("meaning").$type<Meaning>().notNull().default("reacts"),
    meaningProbability: real("meaning_probability"),
    /** The language of the lead evidence's post, in which the texts are written. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** 1 for the first lead evidence, one more each time stronger evidence replaced it. */
    revision: integer("revision").notNull().default(1),
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
    /** The most telling part of what the person wrote; null for a reaction, and from before it was kept. */
    quote: text("quote"),
    strength: integer("strength").notNull(),
    icpScore: integer("icp_score"),
    classification: text("classification").$type<Classification>(),
    persona: text("persona").$type<Persona>(),
    seniority: text("seniority").$type<Seniority>(),
    confidence: real("confidence"),
    whyItMatters: text("why_it_matters").notNull(),
    suggestedOpener: text("suggested_opener").notNull(),
    talkingPoints: text("talking_points").array().notNull(),
    /** The writer that produced the text. */
    writtenBy: text("written_by").notNull(),
    receipt: jsonb("receipt").$type<StoredReceipt>().notNull(),
    gates: jsonb("gates").$type<StoredGate[]>().notNull(),
    /** Number of engagements stacked on the signal, including the first. */
    engagementCount: integer("engagement_count").notNull().default(1),
    /** When the person did what leads the signal. */
    occurredAt: at("occurred_at").notNull(),
    /** The member who works it; null if nobody does. */
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    stage: text("stage").$type<SignalStage>().notNull().default("new"),
    /** When it was last moved to another stage, and by whom; null if it never was, or before that was kept. */
    movedAt: at("moved_at"),
    movedById: uuid("moved_by_id").references(() => users.id, { onDelete: "set null" }),
    /** When a member said that it is done for everyone, and who; null if nobody has, or it is back in the queue. */
    doneAt: at("done_at"),
    doneById: uuid("done_by_id").references(() => users.id, { onDelete: "set null" }),
    /** Whether the person has a newer signal in the workspace; kept by triggers. */
    hasNewer: boolean("has_newer").notNull().default(false),
    /** When the assignment rules were applied, so that they never undo what a person decides later. */
    ruledAt: at("ruled_at"),
    /**
     * The words of its name, company, context and post, folded: ` jean obrien | acme `. A trigger keeps them;
     * `signal_words` in the migrations says how.
     */
    words: text("words").notNull().default(""),
    /** The signal's position in its workspace, from 0 without gaps, in the order of `(createdAt, id)`. */
    ordinal: integer("ordinal").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("signals_engagement").on(t.engagementId),
    uniqueIndex("signals_ordinal").on(t.customerId, t.ordinal),
    index("signals_created").on(t.customerId, t.createdAt, t.ordinal),
    index("signals_engaged").on(t.customerId, t.occurredAt, t.ordinal),
    // The dashboard counts these by time window. Its other signal counts come from the blocks.
    index("signals_buyers").on(t.customerId, t.createdAt).where(sql`classification = 'buyer'`),
    index("signals_source").on(t.customerId, t.sourceId, t.createdAt),
    index("signals_company").on(t.customerId, t.companyKey, t.ordinal, t.createdAt),
    index("signals_person").on(t.personId, t.createdAt),
    index("signals_post").on(t.postId),
    index("signals_assignee").on(t.assigneeId).where(sql`assignee_id is not null`),
    // Deleting a user looks up the rows that reference them.
    index("signals_moved_by").on(t.movedById).where(sql`moved_by_id is not null`),
    index("signals_done_by").on(t.doneById).where(sql`done_by_id is not null`),
  ],
);

/** Hidden from one user's active view, until they restore it or, if snoozed, until a time. */
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
    /** When a snoozed signal returns; null if it is archived. */
    until: at("until"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.signalId] }),
    index("signal_archives_signal").on(t.signalId),
    index("signal_archives_until").on(t.until).where(sql`until is not null`),
  ],
);
