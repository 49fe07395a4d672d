"use client";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { kindLabels } from "@/components/plan/ledger-input";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { optionsOf } from "@/components/ui/options";
import { RelativeTime } from "@/components/ui/relative-time";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listCustomerLedger } from "@/lib/client/operations";
import type { LedgerEntry } from "@/lib/contracts/plan";
import { customerLedgerInput, customerLedgerParams } from "./customer-params";
import { describeCause, signed } from "./describe-customer";

const kinds = optionsOf(kindLabels);

/** The customer's credit ledger as its own members see it. */
export function CustomerLedger({ id }: { id: string }) {
  const [params, setParams] = useQueryStates(customerLedgerParams, { history: "push" });
  const ledger = useKeptQuery(listCustomerLedger, customerLedgerInput(id, params));
  return (
    <Card>
      <CardHeader
        title="Ledger"
        description="As the customer sees it, newest first."
        actions={
          <SelectChip
            label="Type"
            options={kinds}
            value={params.kind ?? ""}
            onChange={(kind) =>
              void setParams({ kind: (kind || null) as LedgerEntry["kind"] | null, offset: null })
            }
          />
        }
      />
      <PagedList
        query={ledger}
        what="the ledger"
        empty={<EmptyState title="No entries">Credits that are granted or used are listed here.</EmptyState>}
        onOffset={(offset) => void setParams({ offset: offset || null })}
      >
        {(rows) => (
          <Table label="Ledger">
            <TableHead>
              <HeadCell>Date</HeadCell>
              <HeadCell>Type</HeadCell>
              <HeadCell className="max-sm:hidden">For</HeadCell>
              <HeadCell numeric>Credits</HeadCell>
            </TableHead>
            <TableBody>
              {rows.map((entry) => (
                <Row key={entry.id}>
                  <Cell className="whitespace-nowrap text-ink-muted">
                    <RelativeTime at={entry.at} />
                  </Cell>
                  <Cell>
                    {kindLabels[entry.kind]}
                    <span className="block text-ink-muted text-xs sm:hidden">{describeCause(entry)}</span>
                  </Cell>
                  <Cell className="text-ink-muted max-sm:hidden">{describeCause(entry)}</Cell>
                  <Cell numeric>{signed(entry.amount)}</Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        )}
      </PagedList>
    </Card>
  );
}
