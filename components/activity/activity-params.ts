import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, paramsOf, queryOf } from "@/components/filters/filter-table";
import { ageOptions, optionsOf } from "@/components/ui/options";
import type { ActivityItem } from "@/lib/contracts/activity";

type Category = ActivityItem["category"];
const categories = ["discovery", "harvest", "enrichment", "icp", "delivery"] as const satisfies Category[];

const categoryLabels: Record<Category, string> = {
  discovery: "Posts found",
  harvest: "Engagement collected",
  enrichment: "People scored",
  icp: "Ideal customer",
  delivery: "Deliveries",
};

export const activityFilters = {
  category: choice("Type", parseAsStringLiteral(categories), optionsOf(categoryLabels)),
  source: choice("Source", parseAsString),
  days: choice("Time", parseAsInteger.withDefault(7), ageOptions(1, 7, 14, 30), { isFrame: true }),
};

/** URL state of the feed. */
export const activityParams = paramsOf(activityFilters);

/** Reads the URL on the server. */
export const loadActivityParams = createLoader(activityParams);

/** Query input of `GET /api/me/activity`. */
export const activityInput = (params: inferParserType<typeof activityParams>) => ({
  query: { ...queryOf(params), limit: "50" },
});
