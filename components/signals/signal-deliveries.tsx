import { deliveryBadges } from "@/components/labels/describe-signal";
import { StatusBadge } from "@/components/ui/badge";
import { describeDuration } from "@/components/ui/describe-age";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignalDetail } from "@/lib/contracts/signals";

/** The signal's deliveries, and why any of them is delayed. */
export function SignalDeliveries({
  signal: { deliveries, engagedAt },
}: {
  signal: Pick<SignalDetail, "deliveries" | "engagedAt">;
}) {
  if (deliveries.length === 0) {
    return (
      <p className="text-ink-muted text-sm">Not sent anywhere yet. Deliver it manually or set up routing.</p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {deliveries.map((delivery) => {
        const look = deliveryBadges[delivery.status];
        return (
          <li
            key={delivery.activationId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm"
          >
            <Link
              href={`/destinations/${delivery.destinationId}`}
              className="min-w-0 flex-1 basis-32 truncate rounded-sm font-medium text-ink hover:underline"
            >
              {delivery.destinationName}
            </Link>
            <StatusBadge status={look.status}>{look.label}</StatusBadge>
            <span className="flex w-full flex-wrap gap-x-2 text-ink-muted text-xs">
              {delivery.deliveredAt ? (
                <span>
                  Delivered <RelativeTime at={delivery.deliveredAt} />,{" "}
                  {describeDuration((Date.parse(delivery.deliveredAt) - Date.parse(engagedAt)) / 1_000)} after
                  they acted
                </span>
              ) : (
                delivery.lastError && <span>{delivery.lastError}</span>
              )}
              {delivery.nextAttemptAt && !delivery.deliveredAt && (
                <span>
                  Next attempt <RelativeTime at={delivery.nextAttemptAt} />
                </span>
              )}
              {delivery.attempts > 1 && <span>{delivery.attempts} attempts</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
