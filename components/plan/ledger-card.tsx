"use client";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { Card, CardHeader } from "@/components/ui/card";
import { SelectChip } from "@/components/ui/filter-chip";
import { optionsOf } from "@/components/ui/options";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { addressOf } from "@/lib/client/call";
import { exportCreditLedger } from "@/lib/client/operations";
import type { LedgerEntry } from "@/lib/contracts/plan";
import { LedgerEntries } from "./ledger-entries";
import { LedgerGroups } from "./ledger-groups";
import { kindLabels, ledgerDays, ledgerParams } from "./ledger-input";

const kinds = optionsOf(kindLabels);
const groups = [
  { value: "runs", label: "By run" },
  { value: "entries", label: "All entries" },
] as const;

/** The ledger: grouped by what credits were used on, or every credit and debit. */
export function LedgerCard({ mayPay, isUnlimited }: { mayPay: boolean; isUnlimited: boolean }) {
  const [{ ledger, kind, back }, setParams] = useQueryStates(ledgerParams, { history: "push" });
  return (
    <Card>
      <CardHeader
        title="Ledger"
        description={
          ledger === "runs"
            ? "What each run, report and grant changed. Open a line to see its entries."
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
            {ledger === "runs" && (
              <Select
                aria-label="Ledger period"
                className="w-36"
                value={String(back)}
                onChange={({ target }) =>
                  setParams({
                    back: ledgerDays.find((days) => String(days) === target.value) ?? null,
                    ...{ asOf: null, offset: null },
                  })
                }
              >
                {ledgerDays.map((days) => (
                  <option key={days} value={days}>
                    Last {days} days
                  </option>
                ))}
              </Select>
            )}
            <Segmented
              label="Ledger"
              value={ledger}
              options={groups}
              onChange={(value) => setParams({ ledger: value, kind: null, asOf: null, offset: null })}
            />
            <ExportLink
              list="credit-ledger"
              href={addressOf(exportCreditLedger, { query: { kind } })}
              total={undefined}
            />
          </span>
        }
      />
      {ledger === "runs" ? <LedgerGroups mayPay={mayPay} isUnlimited={isUnlimited} /> : <LedgerEntries />}
    </Card>
  );
}
