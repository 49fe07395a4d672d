"use client";
import { useQuery } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { QueryFailed } from "@/components/layout/query-failed";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { getSignal } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { DeliverButton } from "./deliver-button";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";

/** The reading pane. `id` null means that the list has nothing to read. */
export function SignalPane({ id }: { id: string | null }) {
  const signal = useQuery({ ...query(getSignal, { params: { id: id ?? "" } }), enabled: id !== null });
  if (id === null) return <EmptyState title="Nothing to read">Signals open here.</EmptyState>;
  if (signal.isPending) return <SignalContentSkeleton />;
  if (signal.isError) return <QueryFailed title="The signal could not be loaded" query={signal} />;
  return (
    <SignalContent
      signal={signal.data}
      actions={
        <>
          <ButtonLink href={`/signals/${id}`}>
            <Maximize2 aria-hidden />
            Open
          </ButtonLink>
          <DeliverButton signal={signal.data} />
        </>
      }
    />
  );
}
