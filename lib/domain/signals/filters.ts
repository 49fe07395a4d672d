import type { SignalListFilters } from "@/db/signal-index/filter-values";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { SignalFilters } from "@/lib/contracts/signal-filters";
import { type ReadSearch, readSearch } from "./read-search";
import { lastVisitOf } from "./visit";

/** A query's filters, resolved for one user of the workspace, their last visit and the current time. */
export async function filtersOf(
  ctx: Context,
  userId: string,
  query: SignalFilters,
): Promise<SignalListFilters & { search?: ReadSearch }> {
  const { days: lookBack, found, assignee, search, ...filters } = query;
  const since = latestOf([
    lookBack === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(lookBack)),
    found && (await lastVisitOf(ctx, userId)),
  ]);
  const assigned = assignee === undefined ? {} : { assignee: membersOf(assignee, userId) };
  const searched =
    search === undefined || search.trim() === "" ? {} : { search: await readSearch(ctx, search) };
  return { ...filters, ...assigned, ...searched, customerId: ctx.customerId, userId, since };
}

/** What a list says of a search that was taken to be misspelled. */
export const spelledOf = ({ search }: { search?: ReadSearch }): { searchedFor?: string } =>
  search?.instead ? { searchedFor: search.instead } : {};

const latestOf = (times: (Date | undefined)[]): Date | undefined =>
  times
    .flatMap((time) => time ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);

function membersOf(assignee: string, userId: string): (string | null)[] {
  if (assignee === "me,none") return [userId, null];
  if (assignee === "none") return [null];
  return [assignee === "me" ? userId : assignee];
}
