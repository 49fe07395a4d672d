"use client";
import { useQueryStates } from "nuqs";
import { humanize } from "@/components/labels/describe-signal";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listCreditLedger } from "@/lib/client/operations";
import type { LedgerEntry } from "@/lib/contracts/plan";
import { bundleLabel } from "./bundle-labels";
import { kindLabels, ledgerInput, ledgerParams } from "./ledger-input";
import { signed } from "./plan-words";

/** Every credit and debit, newest first. */
export function LedgerEntries() {
  const [params, setParams] = useQueryStates(ledgerParams, { history: "push" });
  const ledger = useKeptQuery(listCreditLedger, ledgerInput(params));
  return (
    <PagedList
      query={ledger}
      what="the ledger"
      empty={
        <EmptyState title="No entries">
          {params.kind ? "No entries of this type." : "Credits you receive or use are listed here."}
        </EmptyState>
      }
      onOffset={(offset) => setParams({ offset: offset || null })}
    >
      {(rows) => (
        <Table label="Ledger">
          <TableHead>
            <HeadCell>Date</HeadCell>
            <HeadCell>Type</HeadCell>
            <HeadCell className="max-sm:hidden">Used for</HeadCell>
            <HeadCell numeric>Credits</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </TableBody>
        </Table>
      )}
    </PagedList>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const bundle = entry.bundle === null ? null : bundleLabel(entry.bundle);
  return (
    <Row>
      <Cell className="whitespace-nowrap text-ink-muted">
        <RelativeTime at={entry.at} />
      </Cell>
      <Cell>
        {kindLabels[entry.kind]}
        <span className="block text-ink-muted text-xs sm:hidden">{bundle}</span>
      </Cell>
      <Cell className="text-ink-muted max-sm:hidden">{bundle ?? humanize(entry.cause.type)}</Cell>
      <Cell numeric>{signed(entry.amount)}</Cell>
    </Row>
  );
}
