"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/layout/paged-list";
import { humanize } from "@/components/signals/describe-signal";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { listAudit } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { AuditEvent } from "@/lib/contracts/audit";
import { auditInput, auditParams } from "./audit-input";

/** Who changed what, newest first. */
export function AuditView() {
  const [params, setParams] = useQueryStates(auditParams);
  const audit = useQuery({ ...query(listAudit, auditInput(params)), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who changed what in this workspace. Nothing can be removed."
      />
      <Card>
        <PagedList
          query={audit}
          loading="Loading the audit log"
          skeleton={8}
          failed="The audit log could not be loaded"
          empty={
            <EmptyState icon={<ScrollText />} title="Nothing was changed yet">
              Changes to the profile, the team, keys and people's data are kept here.
            </EmptyState>
          }
          onOffset={(offset) => setParams({ offset: offset || null })}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}

function Event({ event }: { event: AuditEvent }) {
  const { actor, action, detail } = event;
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 text-sm">
          <span className="font-medium text-ink">{humanize(action.replaceAll(".", " "))}</span>{" "}
          <span className="text-ink-muted">by {actor ? (actor.name ?? actor.email) : "the service"}</span>
        </p>
        <RelativeTime at={event.createdAt} className="shrink-0 text-ink-muted text-xs" />
      </div>
      {detail && Object.keys(detail).length > 0 && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm text-ink-muted text-xs hover:text-ink">What exactly</summary>
          <pre className="mt-1 whitespace-pre-wrap break-words rounded-md bg-sunken p-2.5 font-mono text-ink text-xs">
            {JSON.stringify(detail, null, 2)}
          </pre>
        </details>
      )}
    </li>
  );
}
