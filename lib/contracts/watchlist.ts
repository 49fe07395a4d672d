import { z } from "zod";
import { watchlistStatuses } from "@/db/vocabulary";
import { AuthorName, PostExcerpt, PostUrl, Relevance } from "./fields";
import { Csv, daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";
import { text } from "./text";

export const WatchedPost = z
  .object({
    id: z.uuid(),
    sourceId: z.uuid(),
    url: PostUrl,
    author: AuthorName,
    preview: PostExcerpt.describe("The beginning of the post."),
    relevanceScore: Relevance.describe(
      "How relevant the post is to the ideal customer profile, from 0 to 100.",
    ),
    lifecycleStatus: z
      .enum(watchlistStatuses)
      .describe(
        "`qualified`: waiting for the first harvest; `harvesting`: waiting for the next one; `max_harvests`: no harvests left.",
      ),
    likes: z.int(),
    comments: z.int(),
    signalCount: z
      .int()
      .describe("How many signals it led to: those that the `post` filter of the signals finds."),
    postedAt: Timestamp,
    expiresAt: Timestamp,
    createdAt: Timestamp,
  })
  .meta({ id: "WatchedPost" });
export type WatchedPost = z.infer<typeof WatchedPost>;

export const WatchlistExportQuery = z.object({
  status: z.enum(watchlistStatuses).optional().describe("Only posts with this status."),
  source: z.uuid().optional().describe("Only posts that the source with this ID found."),
  sourceType: text().optional().describe("Only posts that sources of this type found."),
  days: daysBack(1, 3650).optional(),
  sortBy: z
    .enum(["likes", "comments", "postedAt", "createdAt", "expiresAt"])
    .default("createdAt")
    .describe("The field to sort by."),
  sortDir: z.enum(["asc", "desc"]).default("desc").describe("The sort direction."),
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
