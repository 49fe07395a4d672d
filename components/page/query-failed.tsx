"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError, isUnavailable } from "@/lib/client/call";

/** Error state of a view whose data could not be loaded: the reason, the request id, and Retry or another action. */
export function QueryFailed({
  title,
  query,
  action,
}: {
  title: string;
  action?: ReactNode;
  query: Pick<UseQueryResult, "error" | "refetch" | "isFetching">;
}) {
  const { error } = query;
  return (
    <ErrorState
      title={title}
      message={isUnavailable(error) ? `${messageOf(error)} This page keeps trying.` : messageOf(error)}
      requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      action={
        action ?? (
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            Retry
          </Button>
        )
      }
    />
  );
}

/** A readable error message: the API's own if there is one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something unexpected happened. Try again.";
  const [detail] = error.details;
  return detail && error.details.length === 1 && !error.message.includes(detail.message)
    ? `${error.message} ${detail.message}`
    : error.message;
}
