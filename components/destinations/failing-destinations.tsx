"use client";
import Link from "next/link";
import { useApiQuery } from "@/components/page/use-api-query";
import { StatusBadge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { countOf } from "@/db/count-of";
import { getDeliveryStats, listDestinations } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import { byUrgency, describeHealth, isFailing } from "./describe-destination";

/** At most this many are listed; the rest is behind a link. */
const most = 3;

/** Destinations that need someone, with what they hold back; nothing while all deliveries work. */
export function FailingDestinations() {
  const { data } = useApiQuery(listDestinations);
  const failing = (data?.data ?? []).filter(isFailing).toSorted(byUrgency);
  if (failing.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={countOf(failing.length, "destination needs attention", "destinations need attention")}
        {...(failing.length > most && {
          actions: (
            <Link href="/destinations" className="text-accent-ink text-sm hover:underline">
              Show all
            </Link>
          ),
        })}
      />
      <ul aria-label="Destinations that need attention">
        {failing.slice(0, most).map((destination) => (
          <FailingDestination key={destination.id} destination={destination} />
        ))}
      </ul>
    </Card>
  );
}

function FailingDestination({ destination }: { destination: Destination }) {
  const { id, name, consecutiveFailures } = destination;
  const { status, label, pause } = describeHealth(destination);
  return (
    <li className="border-line border-t border-l-2 border-l-danger px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={`/destinations/${id}`} className="font-medium text-ink text-sm hover:underline">
          {name}
        </Link>
        <StatusBadge status={status}>{label}</StatusBadge>
        <Held destinationId={id} />
      </div>
      <p className="mt-1 text-ink-muted text-sm">
        {pause ??
          `${countOf(consecutiveFailures, "delivery", "deliveries")} failed in a row. Open it to see why.`}
      </p>
    </li>
  );
}

/** How many deliveries have not arrived yet. */
function Held({ destinationId }: { destinationId: string }) {
  const { data } = useApiQuery(getDeliveryStats, { params: { id: destinationId } });
  if (!data) return null;
  const { held, waiting } = data.totals;
  const texts = [
    held > 0 && `${countOf(held, "delivery", "deliveries")} on hold`,
    waiting > 0 && `${countOf(waiting, "delivery", "deliveries")} pending`,
  ].filter(Boolean);
  return (
    <span className="text-danger-ink text-sm tabular-nums">{texts.join(", ") || "Nothing on hold"}</span>
  );
}
