import type { ActivityItem } from "@/lib/contracts/activity";

/** How far back the activity page goes, in days. */
const mostDays = 30;

/** The activity page with what happened of a kind in the period, as far back as it goes. */
export const activityAddress = (category: ActivityItem["category"], days: number): string =>
  `/activity?category=${category}&days=${Math.min(days, mostDays)}`;
