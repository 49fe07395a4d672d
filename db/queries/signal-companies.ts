import {
  and,
  asc,
  type Column,
  count,
  countDistinct,
  desc,
  eq,
  isNotNull,
  max,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../client";
import { companies, signals } from "../schema";
import { matchesFilters, type SignalListFilters } from "./signal-filters";

export interface CompanyPage extends SignalListFilters {
  sortBy: "signalCount" | "latestSignalAt" | "employeeCount" | "companyName";
  sortDir: "asc" | "desc";
  limit: number;
  offset: number;
}

/** What the group's newest signal has in a column. */
const newest = <T>(column: Column): SQL<T> =>
  sql<T>`(array_agg(${column} order by ${signals.createdAt} desc, ${signals.id} desc))[1]`;

/**
 * The companies of the signals that match, a page of them, and how many in all. Unknown sizes come last; ties
 * go by the company's key. A signal without a company is of none.
 */
export async function findSignalCompanies(db: Db, input: CompanyPage) {
  const where = and(matchesFilters(input), isNotNull(signals.companyKey));
  // Names of its own: in the join below, columns that are named here stand without their table.
  const rolled = db
    .select({
      companyKey: sql<string>`${signals.companyKey}`.as("rolled_key"),
      companyName: sql<string>`coalesce(${newest(signals.companyName)}, ${signals.companyKey})`.as(
        "rolled_name",
      ),
      industry: newest<string | null>(signals.industry).as("rolled_industry"),
      employeeCount: newest<number | null>(signals.employeeCount).as("rolled_size"),
      signalCount: count().as("signal_count"),
      personCount: countDistinct(signals.personId).as("person_count"),
      averageIcp: sql<number | null>`round(avg(${signals.icpScore}), 1)::float8`.as("average_icp"),
      // Of equally frequent ones, `mode` takes the first in order.
      topPersona: sql<string | null>`mode() within group (order by ${signals.persona})`.as("top_persona"),
      latestSignalAt: max(signals.createdAt).as("latest_signal_at"),
    })
    .from(signals)
    .where(where)
    .groupBy(signals.companyKey)
    .as("rolled");
  const sorts = {
    signalCount: rolled.signalCount,
    latestSignalAt: rolled.latestSignalAt,
    employeeCount: rolled.employeeCount,
    companyName: sql`lower(${rolled.companyName})`,
  };
  const direction = input.sortDir === "asc" ? asc : desc;
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        companyKey: rolled.companyKey,
        companyName: rolled.companyName,
        networkUrl: companies.networkUrl,
        industry: rolled.industry,
        employeeCount: rolled.employeeCount,
        signalCount: rolled.signalCount,
        personCount: rolled.personCount,
        averageIcp: rolled.averageIcp,
        topPersona: rolled.topPersona,
        latestSignalAt: rolled.latestSignalAt,
      })
      .from(rolled)
      .leftJoin(
        companies,
        and(eq(companies.customerId, input.customerId), eq(companies.key, rolled.companyKey)),
      )
      .orderBy(sql`${direction(sorts[input.sortBy])} nulls last`, direction(rolled.companyKey))
      .limit(input.limit)
      .offset(input.offset),
    db
      .select({ total: countDistinct(signals.companyKey) })
      .from(signals)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
