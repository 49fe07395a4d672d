import type { SignalListFilters } from "@/db/signal-index/filter-values";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { SignalFilters } from "@/lib/contracts/signal-filters";

/** A query's filters, resolved for one user of the workspace and the current time. */
export function filtersOf(ctx: Context, userId: string, query: SignalFilters): SignalListFilters {
  const { days: lookBack, assignee, ...filters } = query;
  const since = lookBack === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(lookBack));
  const assigned = assignee === undefined ? {} : { assignee: membersOf(assignee, userId) };
  return { ...filters, ...assigned, customerId: ctx.customerId, userId, since };
}

function membersOf(assignee: string, userId: string): (string | null)[] {
  if (assignee === "me,none") return [userId, null];
  if (assignee === "none") return [null];
  return [assignee === "me" ? userId : assignee];
}
