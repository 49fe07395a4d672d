"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryFailed } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { listRelatedSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { SignalDetail } from "@/lib/contracts/signals";

/** How many related signals a signal includes; there may be more. */
const brought = 10;

/** Other signals from the same company: first those included in the response, all of them on request. */
export function RelatedSignals({ signal }: { signal: Pick<SignalDetail, "id" | "related"> }) {
  const [wanted, setWanted] = useState(false);
  const all = useQuery({
    ...query(listRelatedSignals, { params: { id: signal.id }, query: { limit: "100" } }),
    enabled: wanted,
  });
  const others =
    all.data?.data.map(({ person, ...rest }) => ({
      ...rest,
      personName: person.name,
      personTitle: person.title,
    })) ?? signal.related;
  return (
    <>
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 py-2 text-sm">
            <Link
              href={`/signals/${other.id}`}
              className="min-w-0 flex-1 basis-40 truncate rounded-sm font-medium hover:underline"
            >
              {other.personName}
              {other.personTitle && (
                <span className="font-normal text-ink-muted"> · {other.personTitle}</span>
              )}
            </Link>
            <StrengthMeter value={other.strength} />
            <RelativeTime at={other.engagedAt} className="min-w-16 text-right text-ink-muted text-xs" />
          </li>
        ))}
      </ul>
      {all.isLoadingError ? (
        <QueryFailed title="The other signals could not be loaded" query={all} />
      ) : (
        signal.related.length >= brought &&
        !all.data && (
          <Button size="sm" pending={wanted && all.isPending} onClick={() => setWanted(true)}>
            Show all
          </Button>
        )
      )}
    </>
  );
}
