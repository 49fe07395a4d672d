import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ApiScope, TokenAudience } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";
import { users } from "./users";

/** A program, such as an AI assistant, that registered itself to ask people for access (RFC 7591). It has no secret. */
export const connectedApps = pgTable(
  "connected_apps",
  {
    id: id(),
    /** The ID the program sends. */
    clientId: text("client_id").notNull(),
    /** Chosen by whoever registered it, and not checked. */
    name: text("name").notNull(),
    redirectUris: text("redirect_uris").array().notNull(),
    /** When it last got a token; null if no one has allowed it access yet. */
    lastUsedAt: at("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("connected_apps_client_id").on(t.clientId)],
);

/** An authorization code, by its SHA-256: what a person allowed, until the app exchanges it for tokens. */
export const authorizationCodes = pgTable(
  "authorization_codes",
  {
    hash: text("hash").primaryKey(),
    appId: uuid("app_id")
      .notNull()
      .references(() => connectedApps.id, { onDelete: "cascade" }),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The ID of the API client that the exchange creates. */
    grantId: uuid("grant_id").notNull(),
    scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
    audience: text("audience").$type<TokenAudience>().notNull(),
    redirectUri: text("redirect_uri").notNull(),
    /** SHA-256 of the app's verifier, in base64url (RFC 7636). */
    codeChallenge: text("code_challenge").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("authorization_codes_expiry").on(t.expiresAt)],
);
