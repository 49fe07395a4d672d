"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { capitalize } from "@/components/labels/describe-signal";
import { Card } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { QueryFailed } from "./query-failed";

/** The words for data that is loaded: `what` is "sessions" or, with its article, "the team" or "your profile". */
const loadingWords = (what: string) => ({
  loading: `Loading ${what}`,
  failed: `${/^(the|your) /.test(what) ? capitalize(what) : `The ${what}`} could not be loaded`,
});

/**
 * What was loaded, or before that a skeleton (by default `rows` rows), or an error. `what` names it for both, see
 * `loadingWords`; `failed` replaces the error's title. With `inCard`, these two stand in a card of their own.
 */
export function Loaded<Data>({
  query,
  what,
  rows = 3,
  skeleton,
  failed,
  inCard = false,
  children,
}: {
  query: UseQueryResult<Data>;
  what: string;
  rows?: number;
  skeleton?: ReactNode;
  failed?: string;
  inCard?: boolean;
  children: (data: Data) => ReactNode;
}) {
  if (query.isSuccess || query.isRefetchError) return children(query.data);
  const words = loadingWords(what);
  const state = query.isPending ? (
    (skeleton ?? <SkeletonRows rows={rows} label={words.loading} />)
  ) : (
    <QueryFailed title={failed ?? words.failed} query={query} />
  );
  return inCard ? <Card>{state}</Card> : state;
}
