import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ReportStatus } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { users } from "./users";

/** An intelligence report. `subject` is the canonical address of its company or person. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text("type").$type<"account" | "person">().notNull(),
    subject: text("subject").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").$type<ReportStatus>().notNull().default("queued"),
    /** What lists show and filter by; the rest is in `content`. */
    summary: jsonb("summary").$type<Record<string, unknown>>().notNull().default({}),
    content: jsonb("content").$type<Record<string, unknown>>(),
    error: text("error"),
    /** The account report that a person report came from. */
    sourceReportId: uuid("source_report_id"),
    /** Counts runs. A step of an earlier run no longer changes anything. */
    attempt: integer("attempt").notNull().default(1),
    createdAt: createdAt(),
    /** When its run last made progress. */
    updatedAt: at("updated_at").notNull().defaultNow(),
    readyAt: at("ready_at"),
  },
  (t) => [
    index("reports_list").on(t.customerId, t.createdAt, t.id),
    index("reports_subject").on(t.customerId, t.type, t.subject, t.createdAt),
    // One run at a time per subject: requests during a run return that run.
    uniqueIndex("reports_under_way")
      .on(t.customerId, t.type, t.subject)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** A link that shows a report to anyone who has it, until it expires. Revoking a link deletes its row. */
export const reportLinks = pgTable(
  "report_links",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    reportId: uuid("report_id")
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link, which is not stored. */
    tokenHash: text("token_hash").notNull(),
    /** Whom it is for, in the words of the member who made it. */
    label: text("label"),
    /** Null once the user no longer exists. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    /** How often it was opened, counted once a minute at most. */
    openCount: integer("open_count").notNull().default(0),
    lastOpenedAt: at("last_opened_at"),
  },
  (t) => [
    uniqueIndex("report_links_token").on(t.tokenHash),
    index("report_links_report").on(t.reportId, t.expiresAt),
    index("report_links_expired").on(t.expiresAt),
    index("report_links_creator").on(t.createdBy),
  ],
);
