import type * as contract from "@/lib/contracts/watchlist";
import { exportWatchlist } from "@/lib/domain/watchlist/export";
import { listWatchlist } from "@/lib/domain/watchlist/list";
import type { Answers } from "./answers";

export const watchlist = {
  listWatchlist: (ctx, { query }) => listWatchlist(ctx, query),
  exportWatchlist: (ctx, { query }) => exportWatchlist(ctx, query),
} satisfies Answers<typeof contract>;
