import { z } from "zod";
import { watchlistStatuses } from "@/db/vocabulary";
import { Csv, digits, listOf, member, operation, Paging, Timestamp } from "./operation";
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

export const WatchlistExportQuery = z.object({
  status: z.enum(watchlistStatuses).optional(),
  source: z.uuid().optional(),
  sourceType: text().optional(),
  days: digits(1, 3650).optional(),
  sortBy: z.enum(["likes", "comments", "postedAt", "createdAt", "expiresAt"]).default("createdAt"),
  sortDir: z.enum(["asc", "desc"]).default("desc"),
});
export type WatchlistExportQuery = z.infer<typeof WatchlistExportQuery>;

export const WatchlistQuery = WatchlistExportQuery.extend(Paging.shape);
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

export const exportWatchlist = operation({
  id: "exportMyWatchlist",
  method: "GET",
  audit: "export.started",
  path: "/api/me/watchlist/export",
  summary: "Export all matching watched posts as CSV, in the order of the list",
  auth: member("active"),
  query: WatchlistExportQuery,
  response: Csv,
  takesLong: true,
});
