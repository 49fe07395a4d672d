/** Rows that are kept for a time and then deleted, in all workspaces. */
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import * as tables from "../schema";

const since = (time: string) => (before: Date) => sql`${sql.raw(time)} < ${before.toISOString()}`;

/** By kind: the table, and which of its rows are from before a time. */
const kinds = {
  attempts: [tables.deliveryAttempts, since("created_at")],
  activities: [tables.activities, since("created_at")],
  events: [tables.outbox, since("sent_at")],
  sessions: [tables.sessions, since("least(expires_at, coalesce(revoked_at, expires_at))")],
  tokens: [tables.verificationTokens, since("expires_at")],
  accessTokens: [tables.apiTokens, since("expires_at")],
  authorizationCodes: [tables.authorizationCodes, since("expires_at")],
  refreshTokens: [tables.refreshTokens, since("expires_at")],
  clientSecrets: [tables.apiClientSecrets, since("expires_at")],
  answers: [tables.idempotentAnswers, since("created_at")],
  memberAnswers: [tables.memberAnswers, since("created_at")],
  modelAnswers: [tables.modelAnswers, since("created_at")],
  rateLimits: [tables.rateLimits, (before) => sql`expire < ${before.getTime()}`],
  paymentEvents: [tables.paymentEvents, since("received_at")],
  notifications: [tables.notifications, since("created_at")],
  setAsides: [tables.setAsides, since("created_at")],
  reportLinks: [tables.reportLinks, since("expires_at")],
  mails: [tables.mailboxMessages, since("created_at")],
} satisfies Record<string, [PgTable, (before: Date) => SQL]>;

export type OldRows = keyof typeof kinds;

/** Deletes the rows of a kind from before `before`; returns the number deleted. */
export const deleteOldAcrossCustomers = (db: Db, kind: OldRows, before: Date): Promise<number> => {
  const [table, isOld] = kinds[kind];
  return deleteInBatches(db, table, isOld(before));
};
