"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { QueryFailed } from "@/components/layout/query-failed";
import { SignalRow } from "@/components/signals/signal-row";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { WatchedPostRow } from "@/components/watchlist/watched-post-row";
import { listSourcePosts, listSourceSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { broughtInput, detailParams } from "./source-detail-params";

const tabs = [
  { value: "signals", label: "Signals" },
  { value: "posts", label: "Posts" },
] as const;

/** The signals of a source, or the posts of it that are watched, page by page. */
export function SourceBrought({ id }: { id: string }) {
  const [{ tab }, setParams] = useQueryStates(detailParams);
  return (
    <Card>
      <div className="border-line border-b px-4 py-3">
        <Segmented
          label="What is listed"
          value={tab}
          options={tabs}
          onChange={(next) => setParams({ tab: next, offset: null })}
        />
      </div>
      {tab === "signals" ? <Signals id={id} /> : <Posts id={id} />}
    </Card>
  );
}

function Signals({ id }: { id: string }) {
  const [params, setParams] = useQueryStates(detailParams);
  const signals = useQuery({
    ...query(listSourceSignals, broughtInput(id, params)),
    placeholderData: keepPreviousData,
  });
  if (signals.isPending) return <SkeletonRows rows={4} label="Loading signals" />;
  if (signals.isError) return <QueryFailed title="The signals could not be loaded" query={signals} />;
  if (signals.data.data.length === 0) {
    return (
      <EmptyState title="No signals of this source yet">
        Nobody who engaged with its posts fits whom you sell to so far.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Signals">
        {signals.data.data.map((signal) => (
          <SignalRow key={signal.id} signal={signal} />
        ))}
      </ul>
      <Pagination {...pageOf(signals.data)} onOffset={(offset) => setParams({ offset: offset || null })} />
    </>
  );
}

function Posts({ id }: { id: string }) {
  const [params, setParams] = useQueryStates(detailParams);
  const posts = useQuery({
    ...query(listSourcePosts, broughtInput(id, params)),
    placeholderData: keepPreviousData,
  });
  if (posts.isPending) return <SkeletonRows rows={4} label="Loading posts" />;
  if (posts.isError) return <QueryFailed title="The posts could not be loaded" query={posts} />;
  if (posts.data.data.length === 0) {
    return (
      <EmptyState title="No post of this source is watched">
        None of its posts of the last two weeks is about what you sell.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Watched posts">
        {posts.data.data.map((post) => (
          <WatchedPostRow key={post.id} post={post} sourceName={undefined} />
        ))}
      </ul>
      <Pagination {...pageOf(posts.data)} onOffset={(offset) => setParams({ offset: offset || null })} />
    </>
  );
}

const pageOf = ({ total, limit, offset }: { total: number; limit: number; offset: number }) => ({
  total,
  limit,
  offset,
});
