"use client";
import { useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { isFiltered, signalParams, toSignalQuery } from "./filters-in-url";
import { SignalFilters } from "./signal-filters";
import { SignalList } from "./signal-list";
import { SignalPane } from "./signal-pane";

/** From this width on there is room for a reading pane beside the list. */
const paneWidth = "(min-width: 64rem)";

/** The queue: filters, list and, where there is room, the chosen signal beside it. */
export function SignalsView({ sourceName }: { sourceName: string | undefined }) {
  const [params, setParams] = useQueryStates(signalParams);
  const signals = useQuery(query(listSignals, { query: toSignalQuery(params) }));
  const selected = params.signal ?? signals.data?.data[0]?.id ?? null;

  /** A plain click reads in the pane; everything else follows the link to the signal's own page. */
  function open(event: MouseEvent, id: string) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !window.matchMedia(paneWidth).matches) return;
    event.preventDefault();
    void setParams({ signal: id }, { history: "push" });
  }

  return (
    // On wide screens the page fills the window under the banner, and list and pane scroll by themselves.
    <div className="lg:flex lg:h-[calc(100dvh-4.625rem)] lg:min-h-128 lg:flex-col">
      <PageHeader
        title="Signals"
        description="People who showed interest and fit whom you sell to, newest first."
        actions={isFiltered(params) && <Button onClick={() => setParams(null)}>Clear filters</Button>}
      />
      <SignalFilters sourceName={sourceName} />
      <div className="mt-4 grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(20rem,28rem)_minmax(0,1fr)]">
        <Card className="lg:overflow-y-auto">
          <SignalList
            signals={signals}
            selected={selected}
            onOpen={open}
            onOffset={(offset) => setParams({ offset: offset || null, signal: null }, { scroll: true })}
          />
        </Card>
        <Card className="hidden p-6 lg:block lg:overflow-y-auto">
          <SignalPane id={selected} />
        </Card>
      </div>
    </div>
  );
}
