import { days } from "@/lib/clock";
import type { Period } from "@/lib/contracts/operation";

/** When a period began; null for all of time. */
export const sinceOfPeriod = (period: Period, now: Date): Date | null =>
  period === "all" ? null : new Date(now.getTime() - days(Number(period)));
