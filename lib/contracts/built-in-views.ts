import type { z } from "zod";
import type { ViewQuery } from "./saved-views";

/** Periods in which signals were found that only the reader's own visits tell. */
export const foundPeriods = ["since_last_visit"] as const;

/** The views that every member has, by what narrows each. Without schemas: every page of the portal lists them. */
export const builtInViews = {
  mine: { assignee: "me" },
  unassigned: { assignee: "none" },
  new: { found: "since_last_visit" },
} as const satisfies Record<string, z.input<typeof ViewQuery>>;
export type BuiltInView = keyof typeof builtInViews;
