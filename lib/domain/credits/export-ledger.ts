import { findLedgerAfter, findNewestEntryAt } from "@/db/queries/credit-ledger";
import type { Context } from "@/lib/context";
import type { LedgerEntry, LedgerExportQuery } from "@/lib/contracts/plan";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAfter } from "@/lib/domain/exports/parts";
import { ledgerFiltersOf, presentLedgerEntry } from "./ledger";

const columns: Columns<LedgerEntry> = {
  id: ({ id }) => id,
  time: ({ at }) => at,
  type: ({ kind }) => kind,
  bundle: ({ bundle }) => bundle,
  credits: ({ amount }) => amount,
  cause: ({ cause }) => cause.type,
  cause_id: ({ cause }) => cause.id ?? null,
};

/** The matching entries of the credit ledger as it is when the export begins, newest first. */
export async function exportLedger(ctx: Context, query: LedgerExportQuery): Promise<Download> {
  return startDownload(ctx, { list: "credit-ledger", query, columns, parts: partsOf(ctx, query) });
}

async function* partsOf(ctx: Context, query: LedgerExportQuery) {
  const { db, customerId } = ctx;
  const asOf = await findNewestEntryAt(db, { customerId });
  if (asOf === null) return;
  const filters = ledgerFiltersOf(ctx, query);
  const parts = partsAfter(
    (part) => findLedgerAfter(db, { ...filters, ...part, asOf }),
    (row) => row,
  );
  for await (const rows of parts) yield rows.map(presentLedgerEntry);
}
