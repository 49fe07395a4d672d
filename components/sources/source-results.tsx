"use client";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { SignalRow } from "@/components/signals/signal-row";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { WatchedPostRow } from "@/components/watchlist/watched-post-row";
import { listSourcePosts, listSourceSignals } from "@/lib/client/operations";
import { detailParams, resultsInput } from "./source-detail-params";

const tabs = [
  { value: "signals", label: "Signals" },
  { value: "posts", label: "Posts" },
] as const;

/** Paginated signals of a source, or its watched posts. */
export function SourceResults({ id }: { id: string }) {
  const [{ tab }, setParams] = useQueryStates(detailParams, { history: "push" });
  return (
    <Card>
      <div className="border-line border-b px-4 py-3">
        <Segmented
          label="Show"
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
  const [params, setParams] = useQueryStates(detailParams, { history: "push" });
  const signals = useKeptQuery(listSourceSignals, resultsInput(id, params));
  return (
    <PagedList
      query={signals}
      what="signals"
      skeleton={4}
      live={{ at: params, nouns: ["signal", "signals"], idOf: ({ id }) => id }}
      empty={
        <EmptyState title="No signals from this source yet">
          No one who engaged with its posts matches your ideal customer profile so far.
        </EmptyState>
      }
      onOffset={(offset) => setParams({ offset: offset || null })}
    >
      {(rows) => (
        <ul aria-label="Signals">
          {rows.map((signal) => (
            <SignalRow key={signal.id} signal={signal} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Posts({ id }: { id: string }) {
  const [params, setParams] = useQueryStates(detailParams, { history: "push" });
  const posts = useKeptQuery(listSourcePosts, resultsInput(id, params));
  return (
    <PagedList
      query={posts}
      what="posts"
      skeleton={4}
      live={{ at: params, nouns: ["post", "posts"], idOf: ({ id }) => id }}
      empty={
        <EmptyState title="No watched posts from this source">
          None of its posts in the last two weeks are relevant to what you sell.
        </EmptyState>
      }
      onOffset={(offset) => setParams({ offset: offset || null })}
    >
      {(rows) => (
        <ul aria-label="Watched posts">
          {rows.map((post) => (
            <WatchedPostRow key={post.id} post={post} sourceName={undefined} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
