"use client";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { Card, CardHeader } from "@/components/ui/card";
import { SelectChip } from "@/components/ui/filter-chip";
import { Segmented } from "@/components/ui/segmented";
import { addressOf } from "@/lib/client/call";
import { exportCreditLedger } from "@/lib/client/operations";
import type { LedgerEntry } from "@/lib/contracts/plan";
import { LedgerEntries } from "./ledger-entries";
import { kindLabels, ledgerParams } from "./ledger-input";
import { LedgerRuns } from "./ledger-runs";

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
const groups = [
  { value: "runs", label: "By run" },
  { value: "entries", label: "All entries" },
] as const;

/** The ledger: grouped by what credits were used on, or every credit and debit. */
export function LedgerCard() {
  const [{ ledger, kind }, setParams] = useQueryStates(ledgerParams, { history: "push" });
  return (
    <Card>
      <CardHeader
        title="Ledger"
        description={
          ledger === "runs"
            ? "What each source and report used, by day (UTC)."
            : "Every credit that was granted, held, used, refunded or expired."
        }
        actions={
          <span className="flex flex-wrap items-center gap-2">
            {ledger === "entries" && (
              <SelectChip
                label="Type"
                options={kinds}
                value={kind ?? ""}
                onChange={(value) =>
                  setParams({ kind: value === "" ? null : (value as LedgerEntry["kind"]), offset: null })
                }
              />
            )}
            <Segmented
              label="Ledger"
              value={ledger}
              options={groups}
              onChange={(value) => setParams({ ledger: value, kind: null, offset: null })}
            />
            <ExportLink
              list="credit-ledger"
              href={addressOf(exportCreditLedger, { query: { kind } })}
              total={undefined}
            />
          </span>
        }
      />
      {ledger === "runs" ? <LedgerRuns /> : <LedgerEntries />}
    </Card>
  );
}
