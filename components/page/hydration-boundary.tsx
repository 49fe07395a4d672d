"use client";
import {
  type DehydratedState,
  hydrate,
  HydrationBoundary as QueryHydration,
  useQueryClient,
} from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

/**
 * Gives a page the data that the server loaded for it. The library fills what the cache knows already only after the
 * page is rendered: if something else, such as the command menu, has just asked for the same, React would find a
 * skeleton where the server sent content. So what has no data yet is filled before.
 */
export function HydrationBoundary({
  state,
  children,
}: {
  /** Null if the server loaded nothing. */
  state: DehydratedState | null;
  children: ReactNode;
}) {
  const client = useQueryClient();
  useMemo(() => {
    const cache = client.getQueryCache();
    const awaited = (state?.queries ?? []).filter(({ queryHash }) => {
      const known = cache.get(queryHash);
      return known !== undefined && known.state.data === undefined;
    });
    hydrate(client, { mutations: [], queries: awaited });
  }, [client, state]);
  return <QueryHydration state={state}>{children}</QueryHydration>;
}
