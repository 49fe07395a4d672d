"use client";
import { useQuery } from "@tanstack/react-query";
import { actionKeys, moveKeys, undoKeys } from "@/components/keys/key-table";
import { useKeys } from "@/components/keys/use-keys";
import { QueryFailed } from "@/components/page/query-failed";
import { useTabTitle } from "@/components/page/use-tab-title";
import { boundActions } from "./bound-actions";
import { SignalBar } from "./signal-bar";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";
import { signalQuery } from "./signal-query";
import { undoLast } from "./undo";
import { useNeighbours } from "./use-neighbours";
import { useSignalActions } from "./use-signal-actions";

/** One signal on its own page, with the queue's shortcuts and the way to the signals beside it in the list. */
export function SignalPageView({ id }: { id: string }) {
  const signal = useQuery(signalQuery(id));
  useTabTitle(signal.data?.person.name);
  const actions = useSignalActions();
  const place = useNeighbours(id);
  useKeys(
    actionKeys,
    boundActions(actions, () => (signal.data ? [signal.data] : [])),
  );
  useKeys(moveKeys, { next: () => place?.next?.(), previous: () => place?.previous?.() });
  useKeys(undoKeys, { undo: () => void undoLast() });
  return (
    <div data-bottom-bar>
      <SignalBar signal={signal.data} actions={actions} place={place} />
      {signal.data ? (
        <SignalContent level={1} signal={signal.data} actions={actions} />
      ) : (
        <div className="p-4 sm:p-6">
          <h1 className="sr-only">Signal</h1>
          {signal.isLoadingError ? (
            <QueryFailed title="The signal could not be loaded" query={signal} />
          ) : (
            <SignalContentSkeleton />
          )}
        </div>
      )}
      {actions.dialogs}
    </div>
  );
}
