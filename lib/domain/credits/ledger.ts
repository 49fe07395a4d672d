import { findLedger, type LedgerRow } from "@/db/queries/credit-ledger";
import { bundles } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { LedgerEntry, LedgerExportQuery, LedgerQuery } from "@/lib/contracts/plan";

/** The workspace's credit ledger: credits granted and used, newest first, with the contract's filters applied. */
export async function listLedger(ctx: Pick<Context, "db" | "clock" | "customerId">, query: LedgerQuery) {
  const { limit, offset } = query;
  const { rows, total } = await findLedger(ctx.db, { ...ledgerFiltersOf(ctx, query), limit, offset });
  return { data: rows.map(presentLedgerEntry), total, limit, offset };
}

/** A query's filters, with `days` turned into a point in time. */
export const ledgerFiltersOf = (
  ctx: Pick<Context, "clock" | "customerId">,
  { kind, bundle, days: lookBack }: LedgerExportQuery,
) => ({
  customerId: ctx.customerId,
  kind,
  bundle: bundle === undefined ? undefined : bundles[bundle - 1],
  since: lookBack === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(lookBack)),
});

export const presentLedgerEntry = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  bundle: row.bundle && bundles.indexOf(row.bundle) + 1,
  amount: row.amount,
  cause: readCause(row.cause),
});

/** `<type>:<id>`, then anything that makes it unique. Only the type and id are shown. */
const causeForm = /^(?<type>[a-z_]+):(?<id>\S+)/;

/** What an entry was for, in the contract's terms: `posts:5f…` is a group of posts, named by the first one's id. */
export function readCause(cause: string): LedgerEntry["cause"] {
  const { type, id } = causeForm.exec(cause)?.groups ?? {};
  if (!type || !id) return { type: "other" };
  // The ledger outlives people: it shows that a person was looked up, not who.
  return type === "person" ? { type } : { type, id };
}
