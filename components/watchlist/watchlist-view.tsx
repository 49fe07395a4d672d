"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { PagedList } from "@/components/page/paged-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { ageOptions } from "@/components/ui/options";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportWatchlist, listSources, listWatchlist } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { WatchedPostRow } from "./watched-post-row";
import {
  sortChoices,
  statusLabels,
  watchlistExportInput,
  watchlistInput,
  watchlistParams,
} from "./watchlist-params";

const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const ages = ageOptions(1, 7, 14, 30);

/** Posts whose engagement is collected, with all filters and sort orders. */
export function WatchlistView() {
  const [params, setParams] = useQueryStates(watchlistParams, { history: "push" });
  const posts = useQuery({
    ...query(listWatchlist, watchlistInput(params)),
    placeholderData: keepPreviousData,
  });
  const sources = useQuery(query(listSources, { query: { period: "all" } }));
  const nameOf = new Map(sources.data?.data.map((source) => [source.id, source.displayName]));
  const change = (part: Partial<typeof params>) => setParams({ ...part, offset: null });
  const filtered =
    params.status !== null || params.source !== null || params.sourceType !== null || params.days;
  const clear = <Button onClick={() => setParams(null)}>Clear filters</Button>;
  return (
    <>
      <PageHeader
        title="Watched posts"
        description="Relevant posts from your sources. We collect and score their engagement for two weeks."
        actions={
          <>
            {filtered && clear}
            <ExportLink
              list="watchlist"
              href={addressOf(exportWatchlist, watchlistExportInput(params))}
              total={posts.data?.total}
            />
          </>
        }
      />
      <div className="mb-4 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        <SelectChip
          label="Status"
          options={choicesOf(statusLabels)}
          value={params.status ?? ""}
          onChange={(value) => change({ status: value === "" ? null : (value as typeof params.status) })}
        />
        <SelectChip
          label="Source"
          options={(sources.data?.data ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          value={params.source ?? ""}
          onChange={(value) => change({ source: value || null })}
        />
        <SelectChip
          label="Type"
          options={choicesOf(sourceTypeLabels)}
          value={params.sourceType ?? ""}
          onChange={(value) => change({ sourceType: value || null })}
        />
        <SelectChip
          label="Found"
          options={ages}
          value={String(params.days ?? "")}
          onChange={(value) => change({ days: value === "" ? null : Number(value) })}
        />
        <SelectChip
          label="Sort"
          options={sortChoices}
          value={`${params.sortBy}.${params.sortDir}`}
          onChange={(value) => {
            const [sortBy, sortDir] = value.split(".") as [typeof params.sortBy, typeof params.sortDir];
            void setParams({ sortBy: sortBy || null, sortDir: sortDir ?? null, offset: null });
          }}
        />
      </div>
      <Card>
        <PagedList
          query={posts}
          what="watched posts"
          skeleton={8}
          live={{ at: params, nouns: ["post", "posts"], idOf: ({ id }) => id }}
          empty={
            filtered ? (
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
          onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => (
            <ul aria-label="Watched posts">
              {rows.map((post) => (
                <WatchedPostRow key={post.id} post={post} sourceName={nameOf.get(post.sourceId)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}
