"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import type { MouseEvent } from "react";
import type { useHeldPage } from "@/components/page/use-held-page";
import { NewRows } from "@/components/ui/new-rows";
import { Pagination } from "@/components/ui/pagination";
import type { SignalItem, ViewTotals } from "@/lib/contracts/signals";
import { signalParams } from "./filters-in-url";
import { groupReactions } from "./group-reactions";
import { QueueBar } from "./queue-bar";
import { QueueEmpty } from "./queue-empty";
import { SearchedFor } from "./searched-for";
import { SignalListSkeleton } from "./signal-list-skeleton";
import { SignalRow } from "./signal-row";
import { SignalsFailed } from "./signals-failed";
import type { Selection } from "./use-selection";
import type { SignalActionHandlers } from "./use-signal-actions";

export interface SignalPage {
  data: SignalItem[];
  total: number;
  totals?: ViewTotals | undefined;
  limit: number;
  offset: number;
  /** The words that were searched for instead of those that were typed. */
  searchedFor?: string | undefined;
}

const nouns = ["signal", "signals"] as const;

/** A page of signals: loading, failed, empty or with rows. */
export function SignalList({
  signals,
  held,
  selected,
  chosen,
  actions,
  search,
  onOpen,
  selection,
  onOffset,
}: {
  signals: UseQueryResult<SignalPage>;
  /** The page as shown. */
  held: ReturnType<typeof useHeldPage<SignalItem, SignalPage>>;
  selected: string | null;
  chosen: SignalItem[];
  actions: SignalActionHandlers;
  /** The list as the query of its signals' addresses. */
  search: string;
  onOpen: (event: MouseEvent, id: string) => void;
  selection: Selection;
  onOffset: (offset: number) => void;
}) {
  const [{ sort }, setParams] = useQueryStates(signalParams, { history: "push" });
  if (signals.isPending) return <SignalListSkeleton />;
  if (signals.isLoadingError) return <SignalsFailed query={signals} />;
  const { data, total, totals, limit, offset, searchedFor } = held.page ?? signals.data;
  if (data.length === 0) return <QueueEmpty total={total} archived={totals?.archived ?? 0} />;
  return (
    <>
      <SearchedFor words={searchedFor} />
      <QueueBar
        rows={data}
        chosen={chosen}
        total={total}
        actions={actions}
        sort={sort}
        onSort={(sort) => setParams({ sort, offset: null, signal: null })}
        onChooseAll={selection.chooseAll}
      />
      <NewRows count={held.fresh} nouns={nouns} onShow={held.show}>
        <ul aria-label="Signals">
          {groupReactions(data).flatMap(({ signals: group }) =>
            group.map((signal, at) => (
              <SignalRow
                key={signal.id}
                signal={signal}
                search={search}
                selected={signal.id === selected}
                checked={selection.chosenIds.includes(signal.id)}
                {...(group.length > 1 && { group: { people: group.length, isFirst: at === 0 } })}
                onOpen={(event) => onOpen(event, signal.id)}
                onCheck={(on, isRange) => selection.choose(signal.id, on, { isRange })}
              />
            )),
          )}
        </ul>
      </NewRows>
      <div className="border-line border-t">
        <Pagination total={total} limit={limit} offset={offset} onOffset={onOffset} />
      </div>
    </>
  );
}
