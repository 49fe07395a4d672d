import { z } from "zod";
import { watchlistStatuses } from "@/db/vocabulary";
import { digits, listOf, member, operation, Paging, Timestamp } from "./operation";
import { text } from "./text";

export const WatchedPost = z
  .object({
    id: z.uuid(),
    sourceId: z.uuid(),
    url: z.string(),
    author: z.string(),
    preview: z.string(),
    relevanceScore: z.int(),
    lifecycleStatus: z.enum(watchlistStatuses),
    likes: z.int(),
    comments: z.int(),
    postedAt: Timestamp,
    expiresAt: Timestamp,
    createdAt: Timestamp,
  })
  .meta({ id: "WatchedPost" });
export type WatchedPost = z.infer<typeof WatchedPost>;

export const WatchlistQuery = Paging.extend({
  status: z.enum(watchlistStatuses).optional(),
  source: z.uuid().optional(),
  sourceType: text().optional(),
  days: digits(1, 3650).optional(),
  sortBy: z.enum(["likes", "comments", "postedAt", "createdAt", "expiresAt"]).default("createdAt"),
  sortDir: z.enum(["asc", "desc"]).default("desc"),
});
export type WatchlistQuery = z.infer<typeof WatchlistQuery>;

export const listWatchlist = operation({
  id: "listMyWatchlist",
  method: "GET",
  path: "/api/me/watchlist",
  summary: "List watched posts",
  auth: member("active"),
  query: WatchlistQuery,
  response: listOf(WatchedPost),
});
