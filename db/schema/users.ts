import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Role } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";

/** A person who signs in. Users belong to workspaces through memberships; operators run the platform. */
export const users = pgTable(
  "users",
  {
    id: id(),
    /** Lowercased. */
    email: text("email").notNull(),
    name: text("name"),
    /** One or two letters to show instead of the name's; null to show those. */
    initials: text("initials"),
    emailVerifiedAt: at("email_verified_at"),
    /** The IANA time zone that times are shown in; null for the browser's. */
    timeZone: text("time_zone"),
    /** Whether the notice of the early version is shown; off once the user has closed it. */
    showsBetaNotice: boolean("shows_beta_notice").notNull().default(true),
    isOperator: boolean("is_operator").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("users_email").on(t.email)],
);

/** A user's account at an external sign-in provider. */
export const accounts = pgTable(
  "accounts",
  {
    provider: text("provider").notNull(),
    providerAccountId: text("provider_account_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerAccountId] })],
);

export const memberships = pgTable(
  "memberships",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<Role>().notNull(),
    /** Whether the seat is above the plan's cap: its member reads, but changes nothing. */
    isReadOnly: boolean("is_read_only").notNull().default(false),
    /** When the member last had the signal list open; null until they open it. */
    signalsSeenAt: at("signals_seen_at"),
    /** When the visit before the present one ended: what was found since is new to the member. */
    signalsNewSince: at("signals_new_since"),
    /** Signals found before count as read unless the member marked them as unread. */
    unreadSince: at("unread_since").notNull().default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.userId] }), index("memberships_user").on(t.userId)],
);

/** Invites to a workspace. At most one per workspace and address is pending, until it is accepted or canceled. */
export const invites = pgTable(
  "invites",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Lowercased. */
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull(),
    /** SHA-256 of the token in the link. The token itself is never stored. */
    tokenHash: text("token_hash").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    cancelledAt: at("cancelled_at"),
  },
  (t) => [
    uniqueIndex("invites_token").on(t.tokenHash),
    uniqueIndex("invites_standing")
      .on(t.customerId, t.email)
      .where(sql`accepted_at is null and cancelled_at is null`),
  ],
);

/** One row per signed-in browser. The id is the session token's `jti`, checked on every request. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The workspace selected in this browser, for users in several workspaces; otherwise the first one joined. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    userAgent: text("user_agent"),
    /** Truncated: the last octet (or 80 bits) is never stored. */
    ip: text("ip"),
    createdAt: createdAt(),
    lastSeenAt: at("last_seen_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("sessions_user").on(t.userId, t.lastSeenAt)],
);

/** A sign-in link that was mailed: hashed, single use. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    identifier: text("identifier").notNull(),
    token: text("token").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.identifier, t.token] })],
);

/** Mail sent while no mail server is configured: the embedded mailbox. */
export const mailboxMessages = pgTable(
  "mailbox_messages",
  {
    id: id(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("mailbox_messages_to").on(t.to, t.createdAt)],
);
