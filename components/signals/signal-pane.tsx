"use client";
import { useQuery } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { QueryFailed } from "@/components/page/query-failed";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SignalActions } from "./signal-actions";
import { SignalContent } from "./signal-content";
import { SignalContentSkeleton } from "./signal-content-skeleton";
import { signalQuery } from "./signal-query";
import { SignalTags } from "./signal-tags";
import { SignalWorkFields } from "./signal-work-fields";
import type { SignalActionHandlers } from "./use-signal-actions";

/** The reading pane. `id` is null if the list is empty. */
export function SignalPane({ id, actions }: { id: string | null; actions: SignalActionHandlers }) {
  const signal = useQuery({ ...signalQuery(id ?? ""), enabled: id !== null });
  if (id === null) return <EmptyState title="Nothing selected">Signals open here.</EmptyState>;
  if (signal.isPending) return <SignalContentSkeleton />;
  if (signal.isLoadingError) return <QueryFailed title="The signal could not be loaded" query={signal} />;
  return (
    <SignalContent
      signal={signal.data}
      actions={
        <>
          <ButtonLink href={`/signals/${id}`}>
            <Maximize2 aria-hidden />
            Open
          </ButtonLink>
          <SignalActions signal={signal.data} actions={actions} />
        </>
      }
      tags={
        <>
          <SignalWorkFields signal={signal.data} actions={actions} />
          <SignalTags
            signal={signal.data}
            onAdd={() => actions.tag([signal.data])}
            onRemove={(tag) => actions.untag(signal.data, tag)}
          />
        </>
      }
    />
  );
}
