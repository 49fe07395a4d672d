"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { getSignal } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { DeliverButton } from "./deliver-button";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";

/** One signal on a page of its own. */
export function SignalPageView({ id }: { id: string }) {
  const signal = useQuery(query(getSignal, { params: { id } }));
  if (signal.isPending || signal.isError) {
    return (
      <>
        <h1 className="sr-only">Signal</h1>
        {signal.isPending ? (
          <SignalContentSkeleton />
        ) : (
          <QueryFailed title="The signal could not be loaded" query={signal} />
        )}
      </>
    );
  }
  return <SignalContent level={1} signal={signal.data} actions={<DeliverButton signal={signal.data} />} />;
}
