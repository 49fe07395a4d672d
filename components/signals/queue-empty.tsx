"use client";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Inbox, Sparkles } from "lucide-react";
import { useQueryStates } from "nuqs";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { getDashboard, listSignals, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { describeStage } from "./describe-stage";
import { isFiltered, noFilters, signalParams, totalInput } from "./filters-in-url";
import { SignalListSkeleton } from "./signal-list-skeleton";
import { stageInputs } from "./stage-inputs";

/** A list without rows: what it means here, and the one thing to do. */
export function QueueEmpty({ total }: { total: number }) {
  const [params, setParams] = useQueryStates(signalParams);
  if (total > 0) {
    // The page was emptied by a bulk act; what follows moves up with the next answer.
    if (params.offset === 0) return <SignalListSkeleton />;
    return (
      <EmptyState
        icon={<Inbox />}
        title="This page is empty by now"
        action={<Button onClick={() => setParams({ offset: null })}>Go to the first page</Button>}
      />
    );
  }
  if (isFiltered(params)) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title="No signal fits these filters"
        action={<Button onClick={() => setParams(noFilters)}>Clear filters</Button>}
      >
        Every filter must fit at once. Loosen one, or clear them.
      </EmptyState>
    );
  }
  if (params.view === "archived") {
    return (
      <EmptyState
        icon={<Inbox />}
        title="Nothing archived"
        action={<Button onClick={() => setParams({ view: null })}>See the queue</Button>}
      >
        Archive a signal once it is dealt with. It stays here, and for others in their queue.
      </EmptyState>
    );
  }
  return <NoSignal />;
}

/** The queue itself is empty: all is done, or nothing has come yet. */
function NoSignal() {
  const [params, setParams] = useQueryStates(signalParams);
  const archived = useQuery(query(listSignals, totalInput(params, "archived")));
  const overview = useQuery(query(getDashboard, stageInputs.overview));
  const sources = useQuery(query(listSources, stageInputs.sources));
  if (archived.isPending || overview.isPending || sources.isPending) return <SignalListSkeleton />;
  if (archived.data && archived.data.total > 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="All caught up"
        action={<Button onClick={() => setParams({ view: "archived" })}>See the archived ones</Button>}
      >
        Every signal is archived. New ones appear here by themselves.
      </EmptyState>
    );
  }
  if (!overview.data || !sources.data) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title="No signals yet"
        action={<ButtonLink href="/sources">Look at the sources</ButtonLink>}
      >
        A person becomes a signal when they show interest and fit whom you sell to.
      </EmptyState>
    );
  }
  const { title, words, action } = describeStage({
    waiting: overview.data.waiting,
    engagements: overview.data.kpis.engagements.value,
    sources: sources.data.data,
  });
  return (
    <EmptyState
      icon={<Sparkles />}
      title={title}
      action={
        <ButtonLink variant="primary" href={action.href}>
          {action.label}
        </ButtonLink>
      }
    >
      {words}
    </EmptyState>
  );
}
