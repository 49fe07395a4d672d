import type * as contract from "@/lib/contracts/v1/watchlist";
import { listWatchlistV1 } from "@/lib/domain/v1/workspace";
import type { Answers } from "../answers";

export const watchlistV1 = {
  listWatchlistV1: (ctx, { query }) => listWatchlistV1(ctx, query),
} satisfies Answers<typeof contract>;
