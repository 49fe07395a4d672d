import { findRuns, type RunRow } from "@/db/queries/credit-burn";
import { bundles } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { CreditRun } from "@/lib/contracts/credits";

/** What sources and reports used by UTC day, newest first. */
export async function listRuns(ctx: Context, page: { limit: number; offset: number }) {
  const { rows, total } = await findRuns(ctx.db, { customerId: ctx.customerId, ...page });
  return { data: rows.map(present), total, ...page };
}

function present(row: RunRow): CreditRun {
  const { date, sourceId, reportId, name, burned, held, entries } = row;
  return {
    id: `${date}:${sourceId ?? reportId ?? "other"}`,
    date,
    name,
    sourceId,
    burned,
    held,
    bundles: bundles.map((bundle, n) => ({ bundle: n + 1, burned: row.bundles[bundle] ?? 0 })),
    entries,
  };
}
