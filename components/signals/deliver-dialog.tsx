"use client";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { describeHealth } from "@/components/destinations/describe-destination";
import { deliveryBadges, describeSignals } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { StatusBadge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { getSignal, listDestinations } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { useDelivering } from "@/lib/client/signals";
import type { Destination } from "@/lib/contracts/destinations";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalItem } from "@/lib/contracts/signals";
import type { SignalDialogProps } from "./signal-dialog-props";

/** Lets the user choose the destination for a manual delivery. */
export function DeliverDialog({ signals, ...state }: SignalDialogProps) {
  return (
    <Dialog
      {...state}
      title={`Deliver ${describeSignals(signals)}`}
      description="A destination receives each signal only once; sending it again has no effect. Deliveries cannot be undone."
    >
      <DialogBody flush>
        <Choices signals={signals} />
      </DialogBody>
    </Dialog>
  );
}

function Choices({ signals }: { signals: readonly SignalItem[] }) {
  const destinations = useApiQuery(listDestinations);
  if (destinations.isPending) return <SkeletonRows rows={3} label="Loading destinations" />;
  if (destinations.isLoadingError) {
    return <QueryFailed title="The destinations could not be loaded" query={destinations} />;
  }
  if (destinations.data.data.length === 0) {
    return (
      <EmptyState
        icon={<Send />}
        title="No destinations yet"
        action={
          <ButtonLink href="/destinations?new=destination" variant="primary">
            Connect a destination
          </ButtonLink>
        }
      >
        Signals can be sent once you connect a destination.
      </EmptyState>
    );
  }
  const first = destinations.data.data.find(
    ({ id, isActive }) => isActive && !signals.every(({ deliveredTo }) => deliveredTo.includes(id)),
  );
  return (
    <ul className="divide-y divide-line">
      {destinations.data.data.map((destination) => (
        <Choice
          key={destination.id}
          signals={signals}
          destination={destination}
          isFirst={destination.id === first?.id}
        />
      ))}
    </ul>
  );
}

/** Enter sends to the first destination as soon as the dialog shows it. */
const focusOnceShown = (button: HTMLButtonElement | null) => button?.focus();

function Choice({
  signals,
  destination,
  isFirst,
}: {
  signals: readonly SignalItem[];
  destination: Destination;
  isFirst: boolean;
}) {
  const delivering = useDelivering();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState(0);
  const [only] = signals.length === 1 ? signals : [];
  const detail = useQuery({
    ...query(getSignal, { params: { id: only?.id ?? "" } }),
    enabled: only !== undefined,
  });
  const delivery = detail.data?.deliveries.find(({ destinationId }) => destinationId === destination.id);
  const missing = signals.filter(
    (signal) => !sent.has(signal.id) && !signal.deliveredTo.includes(destination.id),
  );
  const health = describeHealth(destination);

  async function send() {
    setEnded(0);
    const { done, refused } = await delivering.mutateAsync({
      signals: missing,
      destinationId: destination.id,
      onProgress: setEnded,
    });
    setSent((before) => new Set([...before, ...done.map(({ item }) => item.id)]));
    const queued = done.filter(({ answer }) => answer.queued).length;
    const had = done.length - queued;
    if (done.length > 0) {
      notify({
        text:
          queued === 0
            ? `${isolated(destination.name)} already has ${signals.length === 1 ? "it" : "them"}`
            : `${signals.length === 1 ? "Sending" : `Sending ${queued}`} to ${isolated(destination.name)}`,
        ...(queued > 0 && had > 0 && { description: `Already sent there: ${had}.` }),
        tone: "success",
      });
    }
    const [first] = refused;
    if (first) {
      notifyFailed(
        signals.length === 1
          ? `Not sent to ${isolated(destination.name)}`
          : `${refused.length} not sent to ${isolated(destination.name)}`,
        first.error,
      );
    }
  }

  return (
    <li className="flex min-h-14 items-center gap-3 px-5 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">{destination.name}</span>
        <span className="block truncate text-ink-muted text-xs">
          {missing.length < signals.length && signals.length > 1
            ? `Has ${signals.length - missing.length} of ${signals.length}`
            : destination.configSummary}
        </span>
      </span>
      {delivery ? (
        <StatusBadge status={deliveryBadges[delivery.status].status}>
          {deliveryBadges[delivery.status].label}
        </StatusBadge>
      ) : missing.length === 0 ? (
        <StatusBadge status="success">Sent</StatusBadge>
      ) : destination.isActive ? (
        <Button
          size="sm"
          pending={delivering.isPending}
          {...(isFirst && { "data-autofocus": true, ref: focusOnceShown })}
          aria-label={`Send to ${isolated(destination.name)}`}
          onClick={() => void send()}
        >
          {delivering.isPending && missing.length > 1
            ? `${ended} of ${missing.length}`
            : missing.length > 1
              ? `Send ${missing.length}`
              : "Send"}
        </Button>
      ) : (
        <StatusBadge status={health.status}>{health.label}</StatusBadge>
      )}
      <span role="status" className="sr-only">
        {delivering.isPending ? `Sending ${ended} of ${missing.length}` : ""}
      </span>
    </li>
  );
}
