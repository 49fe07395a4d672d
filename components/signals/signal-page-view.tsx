"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { SignalActions } from "./signal-actions";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";
import { signalQuery } from "./signal-query";
import { SignalTags } from "./signal-tags";
import { useSignalActs } from "./use-signal-acts";
import { useSignalKeys } from "./use-signal-keys";

/** One signal on its own page, with the queue's keyboard shortcuts. */
export function SignalPageView({ id }: { id: string }) {
  const signal = useQuery(signalQuery(id));
  const acts = useSignalActs();
  const shown = signal.data ? [signal.data] : [];
  useSignalKeys({
    e: () => acts.archive(shown),
    t: () => acts.tag(shown),
    d: () => acts.deliver(shown),
  });
  if (signal.isPending || signal.isLoadingError) {
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
  return (
    <>
      <SignalContent
        level={1}
        signal={signal.data}
        actions={<SignalActions signal={signal.data} acts={acts} />}
        tags={
          <SignalTags
            signal={signal.data}
            onAdd={() => acts.tag(shown)}
            onRemove={(tag) => acts.untag(signal.data, tag)}
          />
        }
      />
      {acts.windows}
    </>
  );
}
