"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Activity } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { PageHeader } from "@/components/ui/page-header";
import { policy } from "@/db/policy";
import { listActivity, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { ActivityDays } from "./activity-days";
import { activityInput, activityParams, categoryLabels, dayChoices } from "./activity-params";

const categories = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

/** What the service did, grouped by day. */
export function ActivityView() {
  const [params, setParams] = useQueryStates(activityParams, { history: "push" });
  const activity = useQuery({
    ...query(listActivity, activityInput(params)),
    placeholderData: keepPreviousData,
  });
  const sources = useQuery(query(listSources, { query: { period: "all" } }));
  const filtered = params.category !== null || params.source !== null;
  const clear = (
    <Button onClick={() => setParams({ category: null, source: null, offset: null })}>Clear filters</Button>
  );
  return (
    <>
      <PageHeader
        title="Activity"
        description={`What the service did for this workspace. Kept for ${policy.activityDays} days.`}
        actions={filtered ? clear : undefined}
      />
      <div className="mb-4 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        <SelectChip
          label="Type"
          options={categories}
          value={params.category ?? ""}
          onChange={(value) =>
            setParams({ category: value === "" ? null : (value as typeof params.category), offset: null })
          }
        />
        <SelectChip
          label="Source"
          options={(sources.data?.data ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          value={params.source ?? ""}
          onChange={(value) => setParams({ source: value || null, offset: null })}
        />
        <SelectChip
          label="Time"
          options={dayChoices}
          value={String(params.days)}
          onChange={(value) => setParams({ days: value === "" ? null : Number(value), offset: null })}
        />
      </div>
      <Card>
        <PagedList
          query={activity}
          what="the activity"
          skeleton={10}
          live={{ at: params, nouns: ["activity", "activities"], idOf: ({ id }) => id }}
          empty={
            filtered ? (
              <EmptyState icon={<Activity />} title="No matching activity" action={clear}>
                No activity in this period matches both filters.
              </EmptyState>
            ) : (
              <EmptyState
                icon={<Activity />}
                title="No activity in this period"
                action={<ButtonLink href="/sources">View sources</ButtonLink>}
              >
                Source checks, collected engagement, scored people and deliveries appear here.
              </EmptyState>
            )
          }
          onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => <ActivityDays items={rows} />}
        </PagedList>
      </Card>
    </>
  );
}
