"use client";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { describeHealth } from "@/components/destinations/describe-destination";
import { messageOf, QueryFailed } from "@/components/layout/query-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { listDestinations } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { useDeliverSignal } from "@/lib/client/signals";
import type { Destination } from "@/lib/contracts/destinations";
import type { SignalDetail } from "@/lib/contracts/signals";
import { deliveryLooks } from "./describe-signal";

/** The choice of where a signal is sent by hand. */
export function DeliverDialog({
  signal,
  open,
  onOpenChange,
}: {
  signal: SignalDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Deliver ${signal.person.name}`}
        description="A destination gets a signal once: a second time sends nothing."
      >
        <DialogBody flush>
          <Choices signal={signal} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Choices({ signal }: { signal: SignalDetail }) {
  const destinations = useQuery(query(listDestinations));
  if (destinations.isPending) return <SkeletonRows rows={3} label="Loading destinations" />;
  if (destinations.isError) {
    return <QueryFailed title="The destinations could not be loaded" query={destinations} />;
  }
  if (destinations.data.data.length === 0) {
    return (
      <EmptyState
        icon={<Send />}
        title="No destination yet"
        action={
          <ButtonLink href="/destinations" variant="primary">
            Connect a destination
          </ButtonLink>
        }
      >
        Signals can be sent once there is somewhere to send them.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {destinations.data.data.map((destination) => (
        <Choice key={destination.id} signal={signal} destination={destination} />
      ))}
    </ul>
  );
}

function Choice({ signal, destination }: { signal: SignalDetail; destination: Destination }) {
  const deliver = useDeliverSignal(signal.id);
  const existing = signal.deliveries.find((delivery) => delivery.destinationId === destination.id);
  const health = describeHealth(destination);

  async function send() {
    try {
      const { queued, destinationName } = await deliver.mutateAsync(destination.id);
      notify({
        text: queued ? `On its way to ${destinationName}` : `${destinationName} has it already`,
        tone: "success",
      });
    } catch (error) {
      notify({ text: `Not sent to ${destination.name}`, description: messageOf(error), tone: "danger" });
    }
  }

  return (
    <li className="flex min-h-14 items-center gap-3 px-5 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">{destination.name}</span>
        <span className="block truncate text-ink-muted text-xs">{destination.configSummary}</span>
      </span>
      {existing ? (
        <StatusBadge status={deliveryLooks[existing.status].status}>
          {deliveryLooks[existing.status].words}
        </StatusBadge>
      ) : destination.isActive ? (
        <Button
          size="sm"
          pending={deliver.isPending}
          aria-label={`Send to ${destination.name}`}
          onClick={send}
        >
          Send
        </Button>
      ) : (
        <StatusBadge status={health.status}>{health.words}</StatusBadge>
      )}
    </li>
  );
}
