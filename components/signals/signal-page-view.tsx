"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/page/query-failed";
import { SignalActions } from "./signal-actions";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";
import { signalQuery } from "./signal-query";
import { SignalTags } from "./signal-tags";
import { SignalWorkFields } from "./signal-work-fields";
import { useSignalActions } from "./use-signal-actions";
import { useSignalKeys } from "./use-signal-keys";

/** One signal on its own page, with the queue's keyboard shortcuts. */
export function SignalPageView({ id }: { id: string }) {
  const signal = useQuery(signalQuery(id));
  const actions = useSignalActions();
  const shown = signal.data ? [signal.data] : [];
  useSignalKeys({
    e: () => actions.archive(shown),
    t: () => actions.tag(shown),
    d: () => actions.deliver(shown),
    a: () => actions.assign(shown),
    z: () => actions.snooze(shown),
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
        actions={<SignalActions signal={signal.data} actions={actions} />}
        tags={
          <>
            <SignalWorkFields signal={signal.data} actions={actions} />
            <SignalTags
              signal={signal.data}
              onAdd={() => actions.tag(shown)}
              onRemove={(tag) => actions.untag(signal.data, tag)}
            />
          </>
        }
      />
      {actions.dialogs}
    </>
  );
}
