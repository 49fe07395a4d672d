import type { ReactNode } from "react";
import { LazyDetails } from "@/components/ui/lazy-details";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AuditEvent } from "@/lib/contracts/audit";
import {
  actionLabels,
  actorKindOf,
  actorOf,
  describeField,
  describeValue,
  reasonOf,
  subjectOf,
} from "./describe-audit";

/** An audit log entry with its changes and origin in an expandable section. */
export function AuditEntry({ entry }: { entry: AuditEvent }) {
  const subject = subjectOf(entry);
  const changes = Object.entries(entry.changes ?? {});
  const reason = reasonOf(entry);
  const kind = actorKindOf(entry);
  const { by: _, reason: __, ...detail } = entry.detail ?? {};
  const details = Object.entries(detail);
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 text-sm">
          <span className="font-medium text-ink">{actionLabels[entry.action]}</span>{" "}
          {subject && <span className="break-words text-ink">{subject}</span>}{" "}
          <span className="text-ink-muted">
            by {actorOf(entry)}
            {kind && ` (${kind})`}
          </span>
        </p>
        <RelativeTime at={entry.createdAt} className="shrink-0 text-ink-muted text-xs" />
      </div>
      {reason && <p className="mt-0.5 break-words text-ink-muted text-sm">“{reason}”</p>}
      <LazyDetails
        className="mt-1"
        summaryClassName="w-fit rounded-sm text-ink-muted text-xs hover:text-ink"
        summary="Details"
      >
        <div className="mt-1 space-y-3 rounded-md bg-sunken p-2.5 text-xs">
          <dl className="space-y-1.5">
            {changes.map(([field, { before, after }]) => (
              <Fact key={field} field={field}>
                <del className="text-ink-muted decoration-1">{describeValue(before)}</del>{" "}
                <span aria-hidden>→</span> <ins className="no-underline">{describeValue(after)}</ins>
              </Fact>
            ))}
            {changes.length === 0 &&
              details.map(([field, value]) => (
                <Fact key={field} field={field}>
                  {describeValue(value)}
                </Fact>
              ))}
          </dl>
          <p className="break-all text-ink-muted">
            {[entry.ip && `From ${entry.ip}`, entry.requestId && `Request ${entry.requestId}`]
              .filter(Boolean)
              .join(" · ") || "No request: this was done by the service"}
          </p>
        </div>
      </LazyDetails>
    </li>
  );
}

function Fact({ field, children }: { field: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-3">
      <dt className="text-ink-muted first-letter:uppercase">{describeField(field)}</dt>
      <dd className="min-w-0 break-words text-ink">{children}</dd>
    </div>
  );
}
