import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import type { WatchedPost } from "@/lib/contracts/watchlist";

type Status = WatchedPost["lifecycleStatus"];

const statuses = ["qualified", "harvesting", "max_harvests"] as const satisfies Status[];
const sorts = ["createdAt", "postedAt", "expiresAt", "likes", "comments"] as const;

/** URL state of the watchlist. */
export const watchlistParams = {
  status: parseAsStringLiteral(statuses),
  source: parseAsString,
  sourceType: parseAsString,
  days: parseAsInteger,
  sortBy: parseAsStringLiteral(sorts).withDefault("createdAt"),
  sortDir: parseAsStringLiteral(["asc", "desc"] as const).withDefault("desc"),
  offset: parseAsInteger.withDefault(0),
};
export type WatchlistParams = inferParserType<typeof watchlistParams>;

/** Reads the URL on the server. */
export const loadWatchlistParams = createLoader(watchlistParams);

/** Query input of `GET /api/me/watchlist`. */
export function watchlistInput(params: WatchlistParams) {
  const { offset } = params;
  const { query } = watchlistExportInput(params);
  return { query: { ...query, offset: offset > 0 ? String(offset) : null, limit: "50" } };
}

/** Query input of `GET /api/me/watchlist/export`. */
export const watchlistExportInput = ({ days, offset: _, ...rest }: WatchlistParams) => ({
  query: { ...rest, days: days && String(days) },
});

/** Labels of the watched post states. */
export const statusLabels: Record<Status, string> = {
  qualified: "Waiting for engagement",
  harvesting: "Collecting engagement",
  max_harvests: "Fully collected",
};

export const sortChoices: { value: string; label: string }[] = [
  { value: "createdAt.desc", label: "Recently found" },
  { value: "postedAt.desc", label: "Recently posted" },
  { value: "expiresAt.asc", label: "Ending soonest" },
  { value: "likes.desc", label: "Most reactions" },
  { value: "comments.desc", label: "Most comments" },
];
