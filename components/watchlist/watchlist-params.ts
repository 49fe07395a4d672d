import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, paramsOf, queryOf } from "@/components/filters/filter-table";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { ageOptions, optionsOf } from "@/components/ui/options";
import type { WatchedPost } from "@/lib/contracts/watchlist";

type Status = WatchedPost["lifecycleStatus"];

const statuses = ["qualified", "harvesting", "max_harvests"] as const satisfies Status[];
const sorts = ["createdAt", "postedAt", "expiresAt", "likes", "comments"] as const;

/** Labels of the watched post states. */
export const statusLabels: Record<Status, string> = {
  qualified: "Waiting for engagement",
  harvesting: "Collecting engagement",
  max_harvests: "Fully collected",
};

export const watchlistFilters = {
  status: choice("Status", parseAsStringLiteral(statuses), optionsOf(statusLabels)),
  source: choice("Source", parseAsString),
  sourceType: choice("Type", parseAsString, optionsOf(sourceTypeLabels)),
  days: choice("Found", parseAsInteger, ageOptions(1, 7, 14, 30)),
};

/** URL state of the watchlist. */
export const watchlistParams = {
  ...paramsOf(watchlistFilters),
  sortBy: parseAsStringLiteral(sorts).withDefault("createdAt"),
  sortDir: parseAsStringLiteral(["asc", "desc"] as const).withDefault("desc"),
};
type WatchlistParams = inferParserType<typeof watchlistParams>;

/** Reads the URL on the server. */
export const loadWatchlistParams = createLoader(watchlistParams);

/** Query input of `GET /api/me/watchlist`. */
export const watchlistInput = (params: WatchlistParams) => ({ query: { ...queryOf(params), limit: "50" } });

/** Query input of `GET /api/me/watchlist/export`. */
export const watchlistExportInput = ({ offset: _, ...params }: WatchlistParams) => ({
  query: queryOf(params),
});

export const sortChoices: { value: string; label: string }[] = [
  { value: "createdAt.desc", label: "Recently found" },
  { value: "postedAt.desc", label: "Recently posted" },
  { value: "expiresAt.asc", label: "Ending soonest" },
  { value: "likes.desc", label: "Most reactions" },
  { value: "comments.desc", label: "Most comments" },
];
