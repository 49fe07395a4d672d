import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type {
  ActivationStatus,
  AttemptOutcome,
  Classification,
  DestinationType,
  FieldProblem,
  PausedReason,
  SignalType,
  SourceType,
} from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { signals } from "./signals";

/** Which signals are sent to a destination automatically. */
export interface StoredRouting {
  mode: "auto" | "manual";
  minStrength?: number;
  minIcp?: number;
  signalTypes?: SignalType[];
  sourceTypes?: SourceType[];
  classifications?: Classification[];
  tags?: string[];
  maxAgeHours?: number;
  resendWhenStronger?: boolean;
}

/** A column or property that has taken values, or should have. Dismissed: someone has removed it on purpose. */
export interface KnownField {
  name: string;
  /** Null while it takes values. */
  problem: FieldProblem | null;
  /** Since when that is so, ISO 8601. */
  since: string;
  isDismissed?: true;
}

export const destinations = pgTable(
  "destinations",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text("type").$type<DestinationType>().notNull(),
    name: text("name").notNull(),
    /** AES-256-GCM; no read returns it. Empty after the destination is deleted. */
    configEncrypted: text("config_encrypted").notNull(),
    configSummary: text("config_summary").notNull(),
    secretEncrypted: text("secret_encrypted"),
    /** The secret before the last rotation, while it still works, and until when that is. */
    previousSecretEncrypted: text("previous_secret_encrypted"),
    previousSecretUntil: at("previous_secret_until"),
    /** When the receiver last refused the current secret and accepted the previous one; null if not since. */
    previousSecretUsedAt: at("previous_secret_used_at"),
    routing: jsonb("routing").$type<StoredRouting>().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    pausedReason: text("paused_reason").$type<PausedReason>(),
    consecutiveFailures: integer("consecutive_failures").notNull().default(0),
    /**
     * Successful deliveries since the destination was created or its address changed. Some receivers have a limit.
     */
    submissions: integer("submissions").notNull().default(0),
    /** For kinds with columns or properties: at most one entry for each that we write. */
    knownFields: jsonb("known_fields").$type<KnownField[]>().notNull().default([]),
    lastDeliveredAt: at("last_delivered_at"),
    lastFailedAt: at("last_failed_at"),
    /** The last test of the present connection; null before one. */
    lastTestedAt: at("last_tested_at"),
    /** Why that test failed; null if it succeeded. */
    lastTestError: text("last_test_error"),
    deletedAt: at("deleted_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [index("destinations_customer").on(t.customerId, t.createdAt)],
);

/** A destination's one wake: the run that is planned or under way. No row: nothing is due. */
export const deliveryWakes = pgTable("delivery_wakes", {
  destinationId: uuid("destination_id")
    .primaryKey()
    .references(() => destinations.id, { onDelete: "cascade" }),
  customerId: uuid("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** When it starts. It also identifies the run: one with another time has been replaced. */
  dueAt: at("due_at").notNull(),
  /** When its run last reported. Without a report for a while it is considered lost. */
  renewedAt: at("renewed_at").notNull(),
});

/** The delivery of one signal to one destination, over all attempts. */
export const activations = pgTable(
  "activations",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    signalId: uuid("signal_id")
      .notNull()
      .references(() => signals.id, { onDelete: "cascade" }),
    destinationId: uuid("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    trigger: text("trigger").$type<"routing" | "manual">().notNull(),
    /** 1, or one more for each time a stronger signal was sent again. */
    revision: integer("revision").notNull().default(1),
    status: text("status").$type<ActivationStatus>().notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Number of attempts before the last replay. The retry schedule restarts after these. */
    attemptsBeforeReplay: integer("attempts_before_replay").notNull().default(0),
    /** When it is due; while `delivering`, when the claim expires. */
    nextAttemptAt: at("next_attempt_at"),
    /** The claim that may record an outcome. An expired claim may not. */
    claimId: uuid("claim_id"),
    deliveredAt: at("delivered_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    /**
     * What this revision sends, JSON, from its first claim until it is delivered or canceled: each attempt with the
     * same idempotency key has the same bytes.
     */
    body: text("body"),
    /** MD5 of the last body that is no longer kept, to tell whether sending again would send the same. */
    bodyDigest: text("body_digest"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("activations_pair").on(t.signalId, t.destinationId),
    index("activations_due")
      .on(t.destinationId, t.nextAttemptAt)
      .where(sql`status in ('queued','retrying','delivering')`),
    index("activations_delivered").on(t.customerId, t.deliveredAt).where(sql`delivered_at is not null`),
    // Partial index for the few states that the console lists. Most rows are delivered.
    index("activations_stopped")
      .on(t.customerId, t.destinationId, t.createdAt.desc(), t.id.desc())
      .where(sql`status in ('failed','held','cancelled')`),
    index("activations_list").on(t.customerId, t.destinationId, t.createdAt.desc(), t.id.desc()),
  ],
);

export const deliveryAttempts = pgTable(
  "delivery_attempts",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    activationId: uuid("activation_id")
      .notNull()
      .references(() => activations.id, { onDelete: "cascade" }),
    destinationId: uuid("destination_id").notNull(),
    number: integer("number").notNull(),
    outcome: text("outcome").$type<AttemptOutcome>().notNull(),
    status: integer("status"),
    durationMs: integer("duration_ms").notNull(),
    /** Masked: safe to show. */
    request: jsonb("request").$type<{ method: string; host: string; headers: Record<string, string> }>(),
    responseExcerpt: text("response_excerpt"),
    error: text("error"),
    /** What a success did not write; null if it wrote everything. */
    warning: text("warning"),
    nextAttemptAt: at("next_attempt_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("delivery_attempts_number").on(t.activationId, t.number),
    index("delivery_attempts_age").on(t.createdAt),
    index("delivery_attempts_failed").on(t.customerId, t.createdAt).where(sql`outcome = 'failed'`),
    index("delivery_attempts_destination").on(t.customerId, t.destinationId, t.createdAt),
  ],
);
