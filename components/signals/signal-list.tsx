"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useQueryStates } from "nuqs";
import type { MouseEvent } from "react";
import { QueryFailed } from "@/components/layout/query-failed";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { ApiError } from "@/lib/client/call";
import type { SignalItem } from "@/lib/contracts/signals";
import { isFiltered, signalParams } from "./filters-in-url";
import { SignalListSkeleton } from "./signal-list-skeleton";
import { SignalRow } from "./signal-row";

interface SignalPage {
  data: SignalItem[];
  total: number;
  limit: number;
  offset: number;
}

/** A page of signals in its four states. */
export function SignalList({
  signals,
  selected,
  onOpen,
  onOffset,
}: {
  signals: UseQueryResult<SignalPage>;
  selected: string | null;
  onOpen: (event: MouseEvent, id: string) => void;
  onOffset: (offset: number) => void;
}) {
  const [params, setParams] = useQueryStates(signalParams);
  if (signals.isPending) return <SignalListSkeleton />;
  if (signals.isError) {
    const clear = <Button onClick={() => setParams(null)}>Clear filters</Button>;
    const refused = signals.error instanceof ApiError && signals.error.code === "validation_error";
    return (
      <QueryFailed
        title={refused ? "These filters do not work" : "The signals could not be loaded"}
        query={signals}
        {...(refused && { action: clear })}
      />
    );
  }
  const { data, total, limit, offset } = signals.data;
  if (data.length === 0) {
    return isFiltered(params) || offset > 0 ? (
      <EmptyState
        icon={<Sparkles />}
        title="No signal fits these filters"
        action={<Button onClick={() => setParams(null)}>Clear filters</Button>}
      >
        Every filter must fit at once. Loosen one, or clear them.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<Sparkles />}
        title="No signals yet"
        action={<ButtonLink href="/sources">Look at the sources</ButtonLink>}
      >
        Posts of your sources are being watched. A person becomes a signal when they show interest and fit
        whom you sell to.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Signals">
        {data.map((signal) => (
          <SignalRow
            key={signal.id}
            signal={signal}
            selected={signal.id === selected}
            onOpen={(event) => onOpen(event, signal.id)}
          />
        ))}
      </ul>
      <div className="border-line border-t">
        <Pagination total={total} limit={limit} offset={offset} onOffset={onOffset} />
      </div>
    </>
  );
}
