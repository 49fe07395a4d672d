import { days } from "@/lib/clock";

/** The UTC date of a time, `2026-11-21`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** When the UTC day of a time began. */
export const startOfUtcDay = (moment: Date): Date => new Date(`${utcDay(moment)}T00:00:00Z`);

/** When the UTC day after that of a time begins. */
export const nextUtcDay = (moment: Date): Date => new Date(startOfUtcDay(moment).getTime() + days(1));
