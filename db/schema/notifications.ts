/** What members and the workspace's chat channel are notified of, and how each wants it. */
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  ChatNotificationKind,
  DestinationType,
  DigestFrequency,
  FieldProblem,
  MailedKind,
  NotificationKind,
} from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { destinations } from "./destinations";
import { signalComments } from "./signal-work";
import { signals } from "./signals";
import { users } from "./users";

/** The facts of a notification that no other row holds. It never names people, so that erasures need not read it. */
export interface NotificationData {
  /** `assignment`: how many signals; `filling`: how many the destination has received. */
  count?: number;
  /** `destination`: what is wrong; `credits`: what has happened. */
  what?:
    | "failing"
    | "paused"
    | "refused"
    | "filling"
    | "fields_missing"
    | "allotment_used"
    | "top_up_declined"
    | "duplicate_refunded";
  /** `fields_missing`: the columns or properties that became missing, and the kind of tool. */
  fields?: { name: string; problem: FieldProblem }[];
  destinationType?: DestinationType;
  /** `duplicate_refunded`: what was given back. */
  amountCents?: number;
  currency?: string;
  consecutiveFailures?: number;
  lastError?: string;
  percent?: number;
  isTrial?: boolean;
  /** The UTC day of the next allotment, YYYY-MM-DD; absent if none comes. */
  renewsOn?: string;
  /** `connected_app`: the name that the app gave itself. */
  app?: string;
  /** `digest`: the start of its period, as an ISO date and time. Its end is the notification's creation. */
  since?: string;
}

/**
 * One notification for one member, or for the workspace's chat channel if `userId` is null. A cause (`key`) notifies
 * each of them once. It is to be sent while `sendAt` is set, being sent once claimed, and sent at `sentAt`. A claim
 * whose outcome is unknown stays, so that nothing is sent twice.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<MailedKind>().notNull(),
    key: text("key").notNull(),
    signalId: uuid("signal_id").references(() => signals.id, { onDelete: "cascade" }),
    commentId: uuid("comment_id").references(() => signalComments.id, { onDelete: "cascade" }),
    destinationId: uuid("destination_id").references(() => destinations.id, { onDelete: "cascade" }),
    data: jsonb("data").$type<NotificationData>().notNull(),
    createdAt: createdAt(),
    /** Whether the portal shows it; otherwise it is only mailed or posted to the channel. */
    isShown: boolean("is_shown").notNull(),
    /** Null while unread. */
    readAt: at("read_at"),
    sendAt: at("send_at"),
    claimedAt: at("claimed_at"),
    sentAt: at("sent_at"),
  },
  (t) => [
    uniqueIndex("notifications_once")
      .on(t.customerId, t.userId, t.kind, t.key)
      .where(sql`user_id is not null`),
    uniqueIndex("notifications_chat_once").on(t.customerId, t.kind, t.key).where(sql`user_id is null`),
    index("notifications_inbox").on(t.customerId, t.userId, t.createdAt, t.id),
    index("notifications_unread").on(t.customerId, t.userId).where(sql`is_shown and read_at is null`),
    index("notifications_due").on(t.sendAt).where(sql`send_at is not null`),
    index("notifications_signal").on(t.signalId),
    index("notifications_comment").on(t.commentId),
    index("notifications_destination").on(t.destinationId),
    index("notifications_age").on(t.createdAt),
  ],
);

export type NotificationChannels = Record<NotificationKind, { portal: boolean; email: boolean }>;

/** How a member of a workspace wants to be notified. Members without a row have the defaults of `db/policy.ts`. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    channels: jsonb("channels").$type<NotificationChannels>().notNull(),
    /** The least strength of a signal to be notified of, from 1 to 10. */
    minStrength: integer("min_strength").notNull(),
    digest: text("digest").$type<DigestFrequency>().notNull(),
    /** Local times, HH:MM; both or neither. No mail is sent between them. */
    quietFrom: text("quiet_from"),
    quietUntil: text("quiet_until"),
    nextDigestAt: at("next_digest_at"),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.userId] }),
    index("notification_preferences_digest").on(t.nextDigestAt),
  ],
);

/** What a workspace posts to a chat channel: one of its chat destinations. */
export const chatNotifications = pgTable(
  "chat_notifications",
  {
    customerId: uuid("customer_id")
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    destinationId: uuid("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    kinds: text("kinds").array().$type<ChatNotificationKind[]>().notNull(),
    minStrength: integer("min_strength").notNull(),
    digest: text("digest").$type<DigestFrequency>().notNull(),
    /** The zone of the digest's hour, as an IANA name. */
    timeZone: text("time_zone").notNull(),
    nextDigestAt: at("next_digest_at"),
  },
  (t) => [index("chat_notifications_digest").on(t.nextDigestAt)],
);
