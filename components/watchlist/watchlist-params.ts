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

/** The watchlist's state in the address. */
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

/** Reads the address on the server. */
export const loadWatchlistParams = createLoader(watchlistParams);

/** What `GET /api/me/watchlist` is asked. */
export function watchlistInput({ days, offset, ...rest }: WatchlistParams) {
  const asked = { ...rest, days: days && String(days), offset: offset > 0 ? String(offset) : null };
  return { query: { ...asked, limit: "50" } };
}

/** How each state of a watched post is called. */
export const statusWords: Record<Status, string> = {
  qualified: "Waiting for engagement",
  harvesting: "Being harvested",
  max_harvests: "Harvested in full",
};

export const sortChoices: { value: string; label: string }[] = [
  { value: "createdAt.desc", label: "Found last" },
  { value: "postedAt.desc", label: "Posted last" },
  { value: "expiresAt.asc", label: "Leaving first" },
  { value: "likes.desc", label: "Most reactions" },
  { value: "comments.desc", label: "Most comments" },
];
