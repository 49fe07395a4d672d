import { days } from "@/lib/clock";
import type { Period } from "@/lib/contracts/operation";

/** The start of a period; null for all time. */
export const sinceOfPeriod = (period: Period, now: Date): Date | null =>
  period === "all" ? null : new Date(now.getTime() - days(Number(period)));
