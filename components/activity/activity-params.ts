import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { ageOptions } from "@/components/ui/options";
import type { ActivityItem } from "@/lib/contracts/activity";

type Category = ActivityItem["category"];
const categories = ["discovery", "harvest", "enrichment", "icp", "delivery"] as const satisfies Category[];

/** URL state of the feed. */
export const activityParams = {
  category: parseAsStringLiteral(categories),
  source: parseAsString,
  days: parseAsInteger.withDefault(7),
  offset: parseAsInteger.withDefault(0),
};
export type ActivityParams = inferParserType<typeof activityParams>;

/** Reads the URL on the server. */
export const loadActivityParams = createLoader(activityParams);

/** Query input of `GET /api/me/activity`. */
export const activityInput = ({ category, source, days, offset }: ActivityParams) => ({
  query: { category, source, days: String(days), limit: "50", offset: offset > 0 ? String(offset) : null },
});

/** Labels of the activity types. */
export const categoryLabels: Record<Category, string> = {
  discovery: "Posts found",
  harvest: "Engagement collected",
  enrichment: "People scored",
  icp: "Ideal customer",
  delivery: "Deliveries",
};

export const dayChoices = ageOptions(1, 7, 14, 30);
