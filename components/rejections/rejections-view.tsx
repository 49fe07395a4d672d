"use client";
import { CircleSlash } from "lucide-react";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { useSourceOptions } from "@/components/filters/use-source-options";
import { useRowKeys } from "@/components/layout/use-row-keys";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SortSelect } from "@/components/ui/filter-chip";
import { PageHeader } from "@/components/ui/page-header";
import { listRejections } from "@/lib/client/operations";
import { rejectionFilters, rejectionParams, rejectionsInput, sortChoices } from "./rejection-params";
import { RejectionColumns, RejectionRow } from "./rejection-row";

/** People who engaged and were not made a signal, with the reason, all filters in the URL. */
export function RejectionsView() {
  const list = useFilters(rejectionFilters, rejectionParams);
  const { sort } = list.values;
  const keys = useRowKeys();
  const rejections = useKeptQuery(listRejections, rejectionsInput(list.values));
  const source = useSourceOptions();
  const clear = <Button onClick={list.clear}>Clear filters</Button>;
  return (
    <div ref={keys}>
      <PageHeader
        title="Not signals"
        description="People who engaged and were not made a signal, and why. Say so if one should have been."
        actions={list.isFiltered && clear}
      />
      <FilterBar list={list} options={{ source }}>
        <SortSelect value={sort} options={sortChoices} onChange={(next) => list.change({ sort: next })} />
      </FilterBar>
      <Card>
        <PagedList
          query={rejections}
          what="people who are not signals"
          skeleton={8}
          failed="The list could not be loaded"
          live={{ at: list.values, nouns: ["person", "people"], idOf: ({ id }) => id }}
          empty={
            list.isFiltered || sort !== "newest" ? (
              <EmptyState icon={<CircleSlash />} title="No one matches these filters" action={clear}>
                {sort === "nearest"
                  ? "Only people with a fit are sorted by it, and they must match all filters."
                  : "A person must match all filters. Remove some or clear them all."}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<CircleSlash />}
                title="No one was rejected yet"
                action={<ButtonLink href="/watchlist">View watched posts</ButtonLink>}
              >
                Everyone who engages with a watched post is checked. Those who do not become signals are
                listed here.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => (
            <>
              <RejectionColumns />
              <ul aria-label="People who are not signals">
                {rows.map((rejection) => (
                  <RejectionRow key={rejection.id} rejection={rejection} />
                ))}
              </ul>
            </>
          )}
        </PagedList>
      </Card>
    </div>
  );
}
