"use client";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { type Status, StatusBadge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import { SkeletonRows } from "@/components/ui/skeleton";
import { listDestinations, listSources } from "@/lib/client/operations";
import type { FirstResults } from "@/lib/contracts/setup";
import { type Work, type WorkState, workOf } from "./work";

const looks: Record<WorkState, { status: Status; label: string }> = {
  runs: { status: "success", label: "Runs" },
  paused: { status: "paused", label: "Paused" },
  idle: { status: "idle", label: "Not started" },
  attention: { status: "danger", label: "Needs you" },
};

/** What the workspace does from now on: what runs, what is paused, why, and when it goes on. */
export function WorkCard({ results }: { results: FirstResults }) {
  const sources = useApiQuery(listSources);
  const destinations = useApiQuery(listDestinations);
  const failed = [sources, destinations].find((one) => one.isLoadingError);
  return (
    <Card>
      <CardHeader title="What runs from now on" description="By itself, until you pause or change it." />
      {sources.data && destinations.data ? (
        <ul aria-label="What runs" className="divide-y divide-line border-line border-t">
          {workOf(results, sources.data.data, destinations.data.data).map((work) => (
            <WorkRow key={work.id} work={work} />
          ))}
        </ul>
      ) : failed ? (
        <QueryFailed title="What runs could not be loaded" query={failed} />
      ) : (
        <SkeletonRows rows={4} label="Loading what runs" />
      )}
    </Card>
  );
}

function WorkRow({ work: { title, state, text, at, link } }: { work: Work }) {
  const { status, label } = looks[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-medium text-ink text-sm">{title}</p>
        <p className="break-words text-ink-muted text-sm">
          {text}
          {at && (
            <>
              {" "}
              {at.label}: <LocalTime at={at.time} />.
            </>
          )}
          {link && (
            <>
              {" "}
              <Link href={link.href} className="rounded-sm text-accent-ink underline underline-offset-2">
                {link.label}
                <span className="sr-only">, {title}</span>
              </Link>
            </>
          )}
        </p>
      </div>
      <StatusBadge status={status}>{label}</StatusBadge>
    </li>
  );
}
