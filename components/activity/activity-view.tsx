"use client";
import { Activity } from "lucide-react";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { useSourceOptions } from "@/components/filters/use-source-options";
import { useRowKeys } from "@/components/layout/use-row-keys";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { policy } from "@/db/policy";
import { listActivity } from "@/lib/client/operations";
import { ActivityDays } from "./activity-days";
import { activityFilters, activityInput, activityParams } from "./activity-params";

/** What the service did, grouped by day. */
export function ActivityView() {
  const list = useFilters(activityFilters, activityParams);
  const keys = useRowKeys();
  const activity = useKeptQuery(listActivity, activityInput(list.values));
  const source = useSourceOptions();
  const clear = list.isFiltered && <Button onClick={list.clear}>Clear filters</Button>;
  return (
    <div ref={keys}>
      <PageHeader
        title="Activity"
        description={`What the service did for this workspace. Kept for ${policy.activityDays} days.`}
        actions={clear}
      />
      <FilterBar list={list} options={{ source }} scrolls />
      <Card>
        <PagedList
          query={activity}
          what="the activity"
          skeleton={10}
          live={{ at: list.values, nouns: ["activity", "activities"], idOf: ({ id }) => id }}
          empty={
            clear ? (
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
          onOffset={list.turnTo}
        >
          {(rows) => <ActivityDays items={rows} />}
        </PagedList>
      </Card>
    </div>
  );
}
