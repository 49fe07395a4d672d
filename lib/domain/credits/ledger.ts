import { findLedger, type LedgerRow } from "@/db/queries/credit-ledger";
import { bundles } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { LedgerEntry, LedgerQuery } from "@/lib/contracts/plan";

/** What gave the workspace credits and what used them, newest first, by the contract's filters. */
export async function listLedger(ctx: Context, query: LedgerQuery) {
  const { kind, bundle, limit, offset } = query;
  const { rows, total } = await findLedger(ctx.db, {
    customerId: ctx.customerId,
    kind,
    bundle: bundle === undefined ? undefined : bundles[bundle - 1],
    since: query.days === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(query.days)),
    limit,
    offset,
  });
  return { data: rows.map(presentEntry), total, limit, offset };
}

const presentEntry = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  bundle: row.bundle && bundles.indexOf(row.bundle) + 1,
  amount: row.amount,
  cause: readCause(row.cause),
});

/** `<type>:<id>` and whatever makes it unique; what a cause names is shown, the rest stays inside. */
const causeForm = /^(?<type>[a-z_]+):(?<id>\S+)/;

/** What an entry was for, in the contract's words: `posts:5f…` is posts, the first of them by its id. */
export function readCause(cause: string): LedgerEntry["cause"] {
  const { type, id } = causeForm.exec(cause)?.groups ?? {};
  if (!type || !id) return { type: "other" };
  // The ledger outlives people: it says that someone was looked up, not who.
  return type === "person" ? { type } : { type, id };
}
