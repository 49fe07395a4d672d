"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/layout/paged-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listCreditRuns } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { CreditRun } from "@/lib/contracts/credits";
import { bundleLabel } from "./bundle-labels";
import { ledgerParams, runsInput } from "./ledger-input";
import { figure, onDay } from "./plan-words";

/** What each source and report used on a UTC day, newest first. */
export function LedgerRuns() {
  const [params, setParams] = useQueryStates(ledgerParams, { history: "push" });
  const runs = useQuery({
    ...query(listCreditRuns, runsInput(params)),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedList
      query={runs}
      loading="Loading what was used"
      skeleton={6}
      failed="What was used could not be loaded"
      empty={
        <EmptyState title="Nothing was used yet">
          What sources and reports use is listed here, by day.
        </EmptyState>
      }
      onOffset={(offset) => setParams({ offset: offset || null })}
    >
      {(rows) => (
        <Table label="Credits by run">
          <TableHead>
            <HeadCell>Used by</HeadCell>
            <HeadCell className="max-sm:hidden">For</HeadCell>
            <HeadCell numeric>Credits</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </TableBody>
        </Table>
      )}
    </PagedList>
  );
}

function Run({ run }: { run: CreditRun }) {
  const { name, sourceId, date, burned, held, entries } = run;
  const parts = run.bundles
    .filter((part) => part.burned > 0)
    .map((part) => `${bundleLabel(part.bundle)} ${figure(part.burned)}`)
    .join(", ");
  const title = name ?? "Other work";
  return (
    <Row>
      <Cell>
        {sourceId && name ? (
          <Link
            href={`/sources/${sourceId}`}
            className="rounded-sm font-medium text-ink [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{title}</span>
        )}
        <span className="block text-ink-muted text-xs">
          {onDay(date)} · {figure(entries)} {entries === 1 ? "entry" : "entries"}
        </span>
        <span className="block text-ink-muted text-xs sm:hidden">{parts}</span>
      </Cell>
      <Cell className="text-ink-muted max-sm:hidden">{parts || "–"}</Cell>
      <Cell numeric className="whitespace-nowrap">
        {figure(burned)}
        {held > 0 && <span className="block text-ink-muted text-xs">{figure(held)} held</span>}
      </Cell>
    </Row>
  );
}
