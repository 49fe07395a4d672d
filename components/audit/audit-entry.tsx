"use client";
import { Cog, KeyRound } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import { RowToggle } from "@/components/ui/row-toggle";
import type { AuditEvent } from "@/lib/contracts/audit";
import { describeSentence } from "./audit-sentences";
import { actorKindOf, actorOf, describeField, describeValue, reasonOf } from "./describe-audit";

/** An entry of the audit log: who did what to which object and when; changes and origin on demand. */
export function AuditEntry({ entry }: { entry: AuditEvent }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const actor = actorOf(entry);
  const kind = actorKindOf(entry);
  const reason = reasonOf(entry);
  const hint = changeHint(entry);
  return (
    <li className="border-line border-b px-4 py-2 last:border-b-0 hover:bg-hover/60">
      <div className="flex items-start gap-3">
        <Actor entry={entry} />
        <div className="min-w-0 flex-1 pt-0.5 text-sm">
          <p className="break-words text-ink-muted">
            <bdi className="font-medium text-ink">{actor}</bdi> {kind && `(${kind}) `}
            <Sentence entry={entry} />
          </p>
          {hint && <p className="truncate text-ink-muted text-xs first-letter:uppercase">{hint}</p>}
          <LocalTime
            at={entry.createdAt}
            style="time"
            className="text-ink-muted text-xs tabular-nums sm:hidden"
          />
          {reason && <p className="break-words text-ink-muted text-xs">“{reason}”</p>}
        </div>
        <LocalTime
          at={entry.createdAt}
          style="time"
          className="shrink-0 pt-1 text-ink-muted text-xs tabular-nums max-sm:hidden"
        />
        <RowToggle
          panel={panel}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          className="-my-1 -mr-2 pointer-coarse:size-10"
        >
          Details
        </RowToggle>
      </div>
      {isOpen && <Details id={panel} entry={entry} />}
    </li>
  );
}

/** A member's initials, or an icon for an API client or the service. */
function Actor({ entry }: { entry: AuditEvent }) {
  if (entry.actor) return <Avatar name={actorOf(entry)} size="sm" />;
  const Icon = entry.client ? KeyRound : Cog;
  return (
    <span aria-hidden className="grid size-6 shrink-0 place-items-center rounded-md bg-hover text-ink-muted">
      <Icon className="size-3.5" />
    </span>
  );
}

/** What the actor did, with the object as a link if it has a page. */
function Sentence({ entry }: { entry: AuditEvent }) {
  const { before, object, after, target } = describeSentence(entry);
  return (
    <>
      {before}
      {object && (
        <>
          {" "}
          {object.name !== null && object.noun && `${object.noun} `}
          <ObjectLink path={object.path}>{object.name ?? object.noun}</ObjectLink>
        </>
      )}
      {after && ` ${after}`}
      {target?.name && (
        <>
          {" to "}
          <ObjectLink path={target.path}>{target.name}</ObjectLink>
        </>
      )}
    </>
  );
}

function ObjectLink({ path, children }: { path: string | null; children: string }) {
  if (path === null) return <bdi className="font-medium text-ink">{children}</bdi>;
  return (
    <Link
      href={path}
      className="rounded-sm font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current"
    >
      <bdi>{children}</bdi>
    </Link>
  );
}

/** The fields that changed, with their values if it was one. */
function changeHint({ changes }: AuditEvent): string | null {
  const fields = Object.entries(changes ?? {}).filter(([field]) => field !== "isActive");
  const [first] = fields;
  if (!first) return null;
  const [field, { before, after }] = first;
  const name = describeField(field);
  if (fields.length === 1) return `${name}: ${describeValue(before)} → ${describeValue(after)}`;
  return `Changed: ${fields.map(([one]) => describeField(one)).join(", ")}`;
}

function Details({ id, entry }: { id: string; entry: AuditEvent }) {
  const changes = Object.entries(entry.changes ?? {});
  const { by: _, reason: __, ...detail } = entry.detail ?? {};
  const details = Object.entries(detail);
  return (
    <div id={id} className="mt-2 mb-1 space-y-3 rounded-md bg-sunken p-3 text-xs sm:ml-9">
      <dl className="space-y-1.5 empty:hidden">
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
        <LocalTime at={entry.createdAt} style="exact" />
        {" · "}
        {[entry.ip && `From ${entry.ip}`, entry.requestId && `Request ${entry.requestId}`]
          .filter(Boolean)
          .join(" · ") || "No request: this was done by the service"}
      </p>
    </div>
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
