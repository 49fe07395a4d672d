"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError } from "@/lib/client/call";

/** A view whose data did not come: what happened, the request's id, and Retry or what else helps. */
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
      message={messageOf(error)}
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

/** What went wrong, for people: the API's own sentence where there is one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something unexpected happened. Try again.";
  const [detail] = error.details;
  return detail && error.details.length === 1 && !error.message.includes(detail.message)
    ? `${error.message} ${detail.message}`
    : error.message;
}
