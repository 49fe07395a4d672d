"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { QueryFailed } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/call";
import { noFilters, signalParams } from "./filters-in-url";

/** Signals that could not be loaded: refused filters can be cleared, everything else be tried again. */
export function SignalsFailed({ query }: { query: UseQueryResult<unknown> }) {
  const [, setParams] = useQueryStates(signalParams, { history: "push" });
  const clear = <Button onClick={() => setParams(noFilters)}>Clear filters</Button>;
  const refused = query.error instanceof ApiError && query.error.code === "validation_error";
  return (
    <QueryFailed
      title={refused ? "These filters are not valid" : "The signals could not be loaded"}
      query={query}
      {...(refused && { action: clear })}
    />
  );
}
