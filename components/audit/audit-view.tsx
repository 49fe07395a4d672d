"use client";
import { ScrollText } from "lucide-react";
import { ExportLink } from "@/components/exports/export-link";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { useRowKeys } from "@/components/layout/use-row-keys";
import { PagedList } from "@/components/page/paged-list";
import { useApiQuery, useKeptQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DaySections } from "@/components/ui/day-sections";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportAudit, listAudit, listAuditActors } from "@/lib/client/operations";
import { isolated } from "@/lib/contracts/isolated";
import { AuditEntry } from "./audit-entry";
import { auditExportInput, auditFilters, auditInput, auditParams } from "./audit-input";
import { actionOptions } from "./describe-audit";

/** Who changed what, newest first, with filters and export. */
export function AuditView() {
  const list = useFilters(auditFilters, auditParams);
  const { values, change } = list;
  const keys = useRowKeys();
  const audit = useKeptQuery(listAudit, auditInput(values));
  const actors = useApiQuery(listAuditActors, {}).data?.data ?? [];
  const people = actors.map(({ id, kind, name }) => ({
    value: id,
    label: kind === "client" ? `${isolated(name)} (API client)` : name,
  }));
  const options = {
    actor: [...people, { value: "service", label: "The service" }],
    action: actionOptions(values.entity),
  };
  const clear = list.isFiltered && <Button onClick={list.clear}>Clear filters</Button>;
  return (
    <div ref={keys}>
      <PageHeader
        title="Audit log"
        description="Who changed what in this workspace. Entries can't be edited or deleted."
        actions={
          <>
            {clear}
            <ExportLink
              list="audit-log"
              href={addressOf(exportAudit, auditExportInput(values))}
              total={audit.data?.total}
            />
          </>
        }
      />
      <FilterBar
        list={{
          ...list,
          // An action of another type would match nothing.
          change: (part) => change({ ...part, ...("entity" in part && { action: null }) }),
        }}
        options={options}
      />
      <Card>
        <PagedList
          query={audit}
          what="the audit log"
          skeleton={8}
          empty={
            clear ? (
              <EmptyState icon={<ScrollText />} title="No entries match" action={clear}>
                No changes match these filters.
              </EmptyState>
            ) : (
              <EmptyState icon={<ScrollText />} title="No changes yet">
                Changes to sources, destinations, the ideal customer profile, the team and API clients appear
                here.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => (
            <DaySections rows={rows} timeOf={({ createdAt }) => createdAt}>
              {(entry) => <AuditEntry key={entry.id} entry={entry} />}
            </DaySections>
          )}
        </PagedList>
      </Card>
    </div>
  );
}
