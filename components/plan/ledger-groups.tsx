"use client";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { EmptyState } from "@/components/ui/empty-state";
import { HeadCell, Table, TableBody, TableHead } from "@/components/ui/table";
import { listLedgerGroups } from "@/lib/client/operations";
import { LedgerGroupRow } from "./ledger-group-row";
import { groupsInput, ledgerParams } from "./ledger-input";

/** What each run, report and grant changed, newest first, with the balance after each. */
export function LedgerGroups({ mayPay, isUnlimited }: { mayPay: boolean; isUnlimited: boolean }) {
  const [params, setParams] = useQueryStates(ledgerParams, { history: "push" });
  const groups = useKeptQuery(listLedgerGroups, groupsInput(params));
  const asOf = groups.data?.asOf ?? null;
  return (
    <PagedList
      query={groups}
      what="the ledger"
      empty={
        <EmptyState title="No entries in this period">
          Credits you receive or use are listed here. Choose a longer period to see older ones.
        </EmptyState>
      }
      onOffset={(offset) =>
        setParams({ offset: offset || null, asOf: offset > 0 && asOf ? new Date(asOf) : null })
      }
    >
      {(rows) => (
        <Table label="Ledger by run">
          <TableHead>
            <HeadCell>Used for</HeadCell>
            <HeadCell numeric>Credits</HeadCell>
            {!isUnlimited && (
              <HeadCell numeric className="max-sm:hidden">
                Balance
              </HeadCell>
            )}
          </TableHead>
          <TableBody>
            {rows.map((group) => (
              <LedgerGroupRow
                key={group.id}
                group={group}
                asOf={asOf}
                mayPay={mayPay}
                isUnlimited={isUnlimited}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </PagedList>
  );
}
