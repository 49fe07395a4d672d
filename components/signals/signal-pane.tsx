"use client";
import { useQuery } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { listKeys } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { QueryFailed } from "@/components/page/query-failed";
import { EmptyState } from "@/components/ui/empty-state";
import { IconLink } from "@/components/ui/icon-button";
import { type Place, SignalBar } from "./signal-bar";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";
import { signalQuery } from "./signal-query";
import type { SignalActionHandlers } from "./use-signal-actions";

/** The reading pane. `id` is null if the list is empty, `href` is the signal's own page. */
export function SignalPane({
  id,
  href,
  actions,
  place,
}: {
  id: string | null;
  href: string;
  actions: SignalActionHandlers;
  place: Place | null;
}) {
  const signal = useQuery({ ...signalQuery(id ?? ""), enabled: id !== null });
  const hint = useKeyHint();
  if (id === null) return <EmptyState title="Nothing selected">Signals open here.</EmptyState>;
  return (
    <>
      <SignalBar
        signal={signal.data}
        actions={actions}
        place={place}
        more={
          <IconLink
            {...hint(listKeys.open, "Open page")}
            label="Open page"
            icon={<Maximize2 />}
            href={href}
          />
        }
      />
      {signal.isPending ? (
        <div className="p-6">
          <SignalContentSkeleton />
        </div>
      ) : signal.isLoadingError ? (
        <QueryFailed title="The signal could not be loaded" query={signal} />
      ) : (
        <SignalContent key={id} signal={signal.data} actions={actions} />
      )}
    </>
  );
}
