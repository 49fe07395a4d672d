"use client";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useQueryStates } from "nuqs";
import { type ReactNode, type RefObject, useState } from "react";
import { ExportLink } from "@/components/exports/export-link";
import { builtInViewOf } from "@/components/labels/built-in-views";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportSignals, listSavedViews } from "@/lib/client/operations";
import type { ViewTotals } from "@/lib/contracts/signals";
import { exportInput, isFiltered, noFilters, signalParams } from "./filters-in-url";
import { SavedViewActions } from "./saved-view-actions";
import { describeView, filtersToSave } from "./saved-view-filters";
import { ScoreButton } from "./score-button";
import { SignalFilters } from "./signal-filters";
import type { SignalsPage } from "./signals-page";
import { ViewSwitch } from "./view-switch";

/** Above the list or the board: what it shows, its views and its filters. Phones show the rest on demand. */
export function SignalsHeader({
  sourceName,
  companyName,
  maySaveViews,
  totals,
  total,
  search,
  onLeave,
  tools,
  sorting,
}: SignalsPage & {
  /** The name of the company that is filtered by, if it is known. */
  companyName: string | undefined;
  /** The signals in each view, and in this one, once they are known. */
  totals?: ViewTotals | undefined;
  total: number | undefined;
  search: RefObject<HTMLInputElement | null>;
  /** Enter in the search field moves the focus from it to the signals. */
  onLeave: () => void;
  /** Where the signals have no bar of their own for it. */
  sorting?: ReactNode;
}) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const saved = useApiQuery(listSavedViews).data?.data.find(({ id }) => id === params.saved);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeader
        dense
        title={saved?.name ?? builtInViewOf(filtersToSave(params))?.title ?? "Signals"}
        description={
          saved
            ? describeView(params, saved)
            : "People who showed interest and match your ideal customer profile."
        }
        actions={
          <>
            {tools}
            <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <SlidersHorizontal aria-hidden />
              {isFiltered(params) ? "Filters (on)" : "Filters"}
            </Button>
            <div className={cx("flex flex-wrap items-center gap-2", !isOpen && "max-sm:hidden")}>
              {sorting}
              <ScoreButton />
              {maySaveViews && (
                <SavedViewActions
                  view={saved}
                  params={params}
                  onOpen={(id) => setParams({ saved: id }, { history: "replace" })}
                />
              )}
              {isFiltered(params) && <Button onClick={() => setParams(noFilters)}>Clear filters</Button>}
              <ExportLink list="signals" href={addressOf(exportSignals, exportInput(params))} total={total} />
              <ViewSwitch
                view={params.view}
                totals={totals}
                onChange={(view) => setParams({ view, offset: null, signal: null })}
              />
            </div>
          </>
        }
      />
      <div className={cx(!isOpen && "max-sm:hidden")}>
        <SignalFilters sourceName={sourceName} companyName={companyName} search={search} onLeave={onLeave} />
      </div>
    </>
  );
}
