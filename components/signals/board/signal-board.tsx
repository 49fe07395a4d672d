"use client";
import { useQueryStates } from "nuqs";
import { useRef } from "react";
import { SortSelect } from "@/components/ui/filter-chip";
import { columnInput, signalParams } from "../filters-in-url";
import { SignalsHeader } from "../signals-header";
import { fullHeight, type SignalsPage } from "../signals-page";
import { sortOptions } from "../sort-options";
import { Board } from "./board";

/** The board: the filters of the list, and a column for each stage. */
export function SignalBoard({ sourceName, maySaveViews, tools }: SignalsPage) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const search = useRef<HTMLInputElement>(null);
  const board = useRef<HTMLDivElement>(null);
  return (
    <div className={fullHeight}>
      <SignalsHeader
        sourceName={sourceName}
        companyName={undefined}
        maySaveViews={maySaveViews}
        total={undefined}
        search={search}
        onLeave={() => board.current?.querySelector<HTMLElement>("[data-signal] a")?.focus()}
        tools={tools}
        sorting={
          <SortSelect value={params.sort} options={sortOptions} onChange={(sort) => setParams({ sort })} />
        }
      />
      <Board
        // Other filters begin with the first page of each column.
        key={JSON.stringify(columnInput(params, "new", 0))}
        ref={board}
        params={params}
        search={search}
      />
    </div>
  );
}
