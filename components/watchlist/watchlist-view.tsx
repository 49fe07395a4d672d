"use client";
import { Eye } from "lucide-react";
import { ExportLink } from "@/components/exports/export-link";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { useSourceOptions } from "@/components/filters/use-source-options";
import { useRowKeys } from "@/components/layout/use-row-keys";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportWatchlist, listWatchlist } from "@/lib/client/operations";
import { WatchedPostColumns, WatchedPostRow } from "./watched-post-row";
import {
  sortChoices,
  watchlistExportInput,
  watchlistFilters,
  watchlistInput,
  watchlistParams,
} from "./watchlist-params";

/** Posts whose engagement is collected, with all filters and sort orders. */
export function WatchlistView() {
  const list = useFilters(watchlistFilters, watchlistParams);
  const { values } = list;
  const keys = useRowKeys();
  const posts = useKeptQuery(listWatchlist, watchlistInput(values));
  const source = useSourceOptions();
  const nameOf = new Map(source.map(({ value, label }) => [value, label]));
  const clear = list.isFiltered && <Button onClick={list.clear}>Clear filters</Button>;
  return (
    <div ref={keys}>
      <PageHeader
        title="Watched posts"
        description="Relevant posts from your sources. We collect and score their engagement for two weeks."
        actions={
          <>
            {clear}
            <ExportLink
              list="watchlist"
              href={addressOf(exportWatchlist, watchlistExportInput(values))}
              total={posts.data?.total}
            />
          </>
        }
      />
      <FilterBar list={list} options={{ source }} scrolls>
        <SelectChip
          label="Sort"
          options={sortChoices}
          value={`${values.sortBy}.${values.sortDir}`}
          onChange={(value) => {
            const [sortBy, sortDir] = value.split(".");
            list.change({ sortBy: sortBy || null, sortDir: sortDir ?? null });
          }}
        />
      </FilterBar>
      <Card>
        <PagedList
          query={posts}
          what="watched posts"
          skeleton={8}
          live={{ at: values, nouns: ["post", "posts"], idOf: ({ id }) => id }}
          empty={
            clear ? (
              <EmptyState icon={<Eye />} title="No posts match these filters" action={clear}>
                A post must match all filters. Remove some or clear them all.
              </EmptyState>
            ) : (
              <EmptyState
                icon={<Eye />}
                title="No watched posts yet"
                action={<ButtonLink href="/sources">View sources</ButtonLink>}
              >
                Posts are watched if they are relevant to what you sell. Sources are checked every six hours.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => (
            <>
              <WatchedPostColumns />
              <ul aria-label="Watched posts">
                {rows.map((post) => (
                  <WatchedPostRow key={post.id} post={post} sourceName={nameOf.get(post.sourceId)} />
                ))}
              </ul>
            </>
          )}
        </PagedList>
      </Card>
    </div>
  );
}
