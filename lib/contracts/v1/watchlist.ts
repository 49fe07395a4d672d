import { like } from "../fields";
import { bearer, operation, Paging } from "../operation";
import { WatchedPost } from "../watchlist";
import { foreignText } from "./for-agents";
import { page } from "./meta";

export const V1WatchedPost = WatchedPost.pick({
  id: true,
  sourceId: true,
  url: true,
  author: true,
  preview: true,
  relevanceScore: true,
  lifecycleStatus: true,
  createdAt: true,
})
  .extend({
    sourceName: like("Keywords: revenue operations").describe("The name of the source that found it."),
  })
  .meta({ id: "V1WatchedPost" });

export const listWatchlistV1 = operation({
  id: "listWatchlist",
  method: "GET",
  path: "/api/v1/watchlist",
  summary: "List watched posts, newest first",
  auth: bearer("read:watchlist"),
  query: Paging,
  response: page(V1WatchedPost),
  agents: foreignText,
});
