import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PostStatus, SourcePausedReason, SourceType } from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";

/** What the workspace watches. `key` is the canonical address, or the canonical form of the phrases. */
export const sources = pgTable(
  "sources",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text("type").$type<SourceType>().notNull(),
    key: text("key").notNull(),
    networkUrl: text("network_url"),
    /** The ID of its network; null for sources from when there was only one. */
    network: text("network"),
    keywords: text("keywords").array(),
    displayName: text("display_name").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    /** Why an inactive source is paused; null if it is active, or was paused before this was recorded. */
    pausedReason: text("paused_reason").$type<SourcePausedReason>(),
    /** The most credits a UTC day's work for this source may use; null without a limit. */
    dailyCreditLimit: integer("daily_credit_limit"),
    deletedAt: at("deleted_at"),
    /** The newest post already seen; discovery asks for later posts. */
    seenUntil: at("seen_until"),
    lastDiscoveryAt: at("last_discovery_at"),
    nextDiscoveryAt: at("next_discovery_at"),
    /** Number of completed discoveries. */
    discoveryRuns: integer("discovery_runs").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sources_key").on(t.customerId, t.key),
    index("sources_due").on(t.nextDiscoveryAt).where(sql`is_active and deleted_at is null`),
  ],
);

/** A watched post. `sourceId` is the source that found it first; all of them are in `post_sources`. */
export const posts = pgTable(
  "posts",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    authorName: text("author_name").notNull(),
    authorNetworkUrl: text("author_network_url"),
    authorHeadline: text("author_headline"),
    authorKind: text("author_kind").$type<"person" | "company">().notNull(),
    text: text("text").notNull(),
    postedAt: at("posted_at").notNull(),
    likes: integer("likes").notNull(),
    comments: integer("comments").notNull(),
    relevanceScore: integer("relevance_score").notNull(),
    relevanceReason: text("relevance_reason").notNull(),
    status: text("status").$type<PostStatus>().notNull(),
    closedReason: text("closed_reason"),
    expiresAt: at("expires_at").notNull(),
    harvestCount: integer("harvest_count").notNull().default(0),
    firstHarvestAt: at("first_harvest_at"),
    lastHarvestAt: at("last_harvest_at"),
    nextHarvestAt: at("next_harvest_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("posts_url").on(t.customerId, t.url),
    index("posts_source").on(t.customerId, t.sourceId, t.createdAt),
    index("posts_author").on(t.customerId, t.authorNetworkUrl),
    index("posts_list").on(t.customerId, t.createdAt, t.id),
    index("posts_due").on(t.nextHarvestAt).where(sql`status in ('qualified','harvesting','max_harvests')`),
    index("posts_expiry").on(t.expiresAt).where(sql`status in ('qualified','harvesting','max_harvests')`),
  ],
);

export const postSources = pgTable(
  "post_sources",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.sourceId] }),
    index("post_sources_source").on(t.customerId, t.sourceId, t.createdAt),
  ],
);
