"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { PagedList } from "@/components/page/paged-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { ageOptions } from "@/components/ui/options";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportAudit, listAudit, listAuditActors } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { isolated } from "@/lib/contracts/isolated";
import { AuditEntry } from "./audit-entry";
import { type AuditParams, auditExportInput, auditInput, auditParams, isAuditFiltered } from "./audit-input";
import { actionOptions, entityOptions } from "./describe-audit";

const ages = ageOptions(1, 7, 30, 90);

/** Who changed what, newest first, with filters and export. */
export function AuditView() {
  const [params, setParams] = useQueryStates(auditParams, { history: "push" });
  const audit = useQuery({ ...query(listAudit, auditInput(params)), placeholderData: keepPreviousData });
  const isFiltered = isAuditFiltered(params);
  const clear = <Button onClick={() => setParams(null)}>Clear filters</Button>;
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who changed what in this workspace. Entries can't be edited or deleted."
        actions={
          <>
            {isFiltered && clear}
            <ExportLink
              list="audit-log"
              href={addressOf(exportAudit, auditExportInput(params))}
              total={audit.data?.total}
            />
          </>
        }
      />
      <AuditFilters params={params} onChange={(part) => setParams({ ...part, offset: null })} />
      <Card>
        <PagedList
          query={audit}
          what="the audit log"
          skeleton={8}
          empty={
            isFiltered ? (
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
          onOffset={(offset) => setParams({ offset: offset || null })}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}

function AuditFilters({
  params,
  onChange,
}: {
  params: AuditParams;
  onChange: (part: Partial<AuditParams>) => void;
}) {
  const actors = useQuery(query(listAuditActors, {}));
  const people = (actors.data?.data ?? []).map(({ id, kind, name }) => ({
    value: id,
    label: kind === "client" ? `${isolated(name)} (API client)` : name,
  }));
  const choices = [
    { name: "actor", label: "Actor", options: [...people, { value: "service", label: "The service" }] },
    { name: "entity", label: "Type", options: entityOptions },
    { name: "action", label: "Action", options: actionOptions(params.entity) },
    { name: "days", label: "Age", options: ages },
  ] as const;
  function choose(name: keyof AuditParams, value: string) {
    const parsed = value === "" ? null : auditParams[name].parse(value);
    // Clear the action: an action of another entity would match nothing.
    onChange({ [name]: parsed, ...(name === "entity" && { action: null }) });
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {choices.map(({ name, label, options }) => (
        <SelectChip
          key={name}
          label={label}
          options={options}
          value={String(params[name] ?? "")}
          onChange={(value) => choose(name, value)}
        />
      ))}
    </div>
  );
}
