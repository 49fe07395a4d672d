"use client";
import { CircleCheck, Inbox, Sparkles } from "lucide-react";
import { useQueryStates } from "nuqs";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { getDashboard, listSources } from "@/lib/client/operations";
import { describeStage } from "./describe-stage";
import { isFiltered, noFilters, signalParams } from "./filters-in-url";
import { SignalListSkeleton } from "./signal-list-skeleton";
import { stageInputs } from "./stage-inputs";

/** The empty list: explains why it is empty and offers one action. `archived` signals match the same filters. */
export function QueueEmpty({ total, archived }: { total: number; archived: number }) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  if (total > 0) {
    // A bulk action emptied this page; the next response fills it again.
    if (params.offset === 0) return <SignalListSkeleton />;
    return (
      <EmptyState
        icon={<Inbox />}
        title="This page is now empty"
        action={<Button onClick={() => setParams({ offset: null })}>Go to the first page</Button>}
      />
    );
  }
  if (isFiltered(params)) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title="No signals match these filters"
        action={<Button onClick={() => setParams(noFilters)}>Clear filters</Button>}
      >
        A signal must match all filters. Remove some or clear them all.
      </EmptyState>
    );
  }
  if (params.view === "archived") {
    return (
      <EmptyState
        icon={<Inbox />}
        title="Nothing done yet"
        action={<Button onClick={() => setParams({ view: null })}>View queue</Button>}
      >
        What is done for you or for everyone is listed here. What is done for you stays in your teammates'
        queues.
      </EmptyState>
    );
  }
  return <NoSignal archived={archived} />;
}

/** The queue itself is empty: either everything is archived or nothing has arrived yet. */
function NoSignal({ archived }: { archived: number }) {
  const [, setParams] = useQueryStates(signalParams, { history: "push" });
  const overview = useApiQuery(getDashboard, stageInputs.overview);
  const sources = useApiQuery(listSources, stageInputs.sources);
  if (overview.isPending || sources.isPending) return <SignalListSkeleton />;
  if (archived > 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="All caught up"
        action={<Button onClick={() => setParams({ view: "archived" })}>View done</Button>}
      >
        All signals are done. New ones appear here automatically.
      </EmptyState>
    );
  }
  if (!overview.data || !sources.data) {
    return (
      <EmptyState
        icon={<Sparkles />}
        title="No signals yet"
        action={<ButtonLink href="/sources">View sources</ButtonLink>}
      >
        People become signals when they show interest and match your ideal customer profile.
      </EmptyState>
    );
  }
  const { title, text, action } = describeStage({
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
      {text}
    </EmptyState>
  );
}
