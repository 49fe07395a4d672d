import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { ApiScope, ClientApproval, TokenAudience } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { connectedApps } from "./connected-apps";
import { customers } from "./customers";
import { users } from "./users";

/** A program that calls the customer API. The workspace is null only if the platform removed it. */
export const apiClients = pgTable(
  "api_clients",
  {
    id: id(),
    /** The id the program sends when it requests a token. */
    clientId: text("client_id").notNull(),
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    contactEmail: text("contact_email").notNull(),
    networkUrl: text("network_url"),
    companyName: text("company_name"),
    redirectUris: text("redirect_uris").array().notNull().default([]),
    scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
    approval: text("approval").$type<ClientApproval>().notNull().default("pending"),
    /** Created by an admin of the workspace, or by public registration. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    /** The member it acts for, if it is what a member allowed an app; it can then do no more than the member. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    appId: uuid("app_id").references(() => connectedApps.id, { onDelete: "set null" }),
    lastUsedAt: at("last_used_at"),
    decidedAt: at("decided_at"),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("api_clients_client_id").on(t.clientId),
    index("api_clients_customer").on(t.customerId, t.createdAt),
    index("api_clients_approval").on(t.approval, t.createdAt),
    index("api_clients_user").on(t.userId),
    index("api_clients_app").on(t.appId),
  ],
);

/** SHA-256 of a client's secret. The secret is random, so no slow hash is needed. During rotation there are two. */
export const apiClientSecrets = pgTable(
  "api_client_secrets",
  {
    id: id(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => apiClients.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    expiresAt: at("expires_at"),
    createdAt: createdAt(),
  },
  (t) => [index("api_client_secrets_client").on(t.clientId)],
);

/** An access token, by its SHA-256. Its permissions are read again on each request. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    hash: text("hash").primaryKey(),
    /** The token is made from this and the client's secret, so that who has the secret can be given it again. */
    seed: text("seed"),
    clientId: uuid("client_id")
      .notNull()
      .references(() => apiClients.id, { onDelete: "cascade" }),
    scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
    /** What it may be sent to (RFC 8707); null for everything. */
    audience: text("audience").$type<TokenAudience>(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [index("api_tokens_client").on(t.clientId), index("api_tokens_expiry").on(t.expiresAt)],
);

/**
 * A connected app's refresh token, by its SHA-256. Each works once; a used one is kept to notice that it was copied.
 */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => apiClients.id, { onDelete: "cascade" }),
    audience: text("audience").$type<TokenAudience>().notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    /** Random; with the token itself, what its successor is derived from. Null if it was not used yet, or long ago. */
    successorNonce: text("successor_nonce"),
    createdAt: createdAt(),
  },
  (t) => [index("refresh_tokens_client").on(t.clientId), index("refresh_tokens_expiry").on(t.expiresAt)],
);

/** The first response to a write with an `Idempotency-Key`: kept for a day, without secrets. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    clientId: uuid("client_id")
      .notNull()
      .references(() => apiClients.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of the operation and its input, in canonical form. */
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    body: jsonb("body").$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.key] }), index("idempotent_answers_age").on(t.createdAt)],
);

/**
 * The first response to a signed-in person's write with an `Idempotency-Key`. Encrypted, because unlike a client's it
 * contains one-time secrets: a person whose answer was lost has no other way to see them.
 */
export const memberAnswers = pgTable(
  "member_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keyHash: text("key_hash").notNull(),
    /** The workspace that it was given in; null for what belongs to none. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** SHA-256 of the workspace, the operation and its input, in canonical form. */
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    bodyEncrypted: text("body_encrypted"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyHash] }),
    index("member_answers_customer").on(t.customerId),
    index("member_answers_age").on(t.createdAt),
  ],
);

/** Counters of rate-limiter-flexible, in the format it expects. Unlogged: a crash may lose them. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
