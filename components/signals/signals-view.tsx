"use client";
import { useQueryClient } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { SlidersHorizontal } from "lucide-react";
import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { ExportLink } from "@/components/exports/export-link";
import { actionKeys, listKeys, moveKeys, undoKeys } from "@/components/keys/key-table";
import { useKeys } from "@/components/keys/use-keys";
import { builtInViewOf } from "@/components/labels/built-in-views";
import { useApiQuery, useKeptQuery } from "@/components/page/use-api-query";
import { useHeldPage } from "@/components/page/use-held-page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { countSignalTags, exportSignals, listSavedViews, listSignals } from "@/lib/client/operations";
import type { SignalItem } from "@/lib/contracts/signals";
import { boundActions } from "./bound-actions";
import { exportInput, isFiltered, listInput, listSearch, noFilters, signalParams } from "./filters-in-url";
import { inShownOrder } from "./group-reactions";
import { SavedViewActions } from "./saved-view-actions";
import { describeView, filtersToSave } from "./saved-view-filters";
import { SignalFilters } from "./signal-filters";
import { SignalList, type SignalPage } from "./signal-list";
import { queueColumns } from "./signal-list-skeleton";
import { SignalPane } from "./signal-pane";
import { readAheadMs, signalQuery } from "./signal-query";
import { undoLast } from "./undo";
import { useSelection } from "./use-selection";
import { useSignalActions } from "./use-signal-actions";
import { useSignalVisit } from "./use-signal-visit";
import { ViewSwitch } from "./view-switch";

/** Minimum width for a reading pane next to the list. */
const paneWidth = "(min-width: 64rem)";

const idOf = ({ id }: SignalItem) => id;

/** The queue: filters, list and, on wide screens, the selected signal next to it. */
export function SignalsView({
  sourceName,
  maySaveViews,
}: {
  sourceName: string | undefined;
  maySaveViews: boolean;
}) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const saved = useApiQuery(listSavedViews).data?.data.find(({ id }) => id === params.saved);
  const signals = useKeptQuery(listSignals, listInput(params));
  const held = useHeldPage<SignalItem, SignalPage>(signals, JSON.stringify(listInput(params)), idOf);
  const rows = inShownOrder(held.page?.data ?? []);
  const shownList = signals.isPlaceholderData ? null : JSON.stringify(listInput(params));
  const first = useFirstOf(rows, shownList, held.isOwn);
  const selected = params.signal ?? first;
  const selection = useSelection(rows.map(({ id }) => id));
  const chosen = rows.filter(({ id }) => selection.chosenIds.includes(id));
  const [showsTools, setShowsTools] = useState(false);
  const router = useRouter();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pane = useScrolledToTop(selected);
  const { follow } = useFollowedFocus(list, signals.isPlaceholderData ? null : selected);
  useNextRead(rows, selected);
  useSignalVisit();
  useFacetsOf(held.fresh > 0 ? undefined : held.page, signals.dataUpdatedAt);

  const actions = useSignalActions(hide);
  /** The signal that shortcuts apply to: the focused row, otherwise the open signal. */
  const cursor = () =>
    list.current?.querySelector<HTMLElement>("[data-signal]:focus-within")?.dataset.signal ?? selected;
  const targetSignals = () => {
    const at = cursor();
    return chosen.length > 0 ? chosen : rows.filter(({ id }) => id === at);
  };
  /** When the open signal is about to leave the view, opens the next one that stays. */
  function hide(targets: readonly SignalItem[], how: "archive" | "snooze") {
    const leave = how === "archive" ? params.view !== "all" : params.view === "active";
    const leaving = new Set(leave ? targets.map(({ id }) => id) : []);
    if (selected && leaving.has(selected)) {
      const at = rows.findIndex(({ id }) => id === selected);
      const stays = ({ id }: SignalItem) => !leaving.has(id);
      const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
      void setParams({ signal: next?.id ?? null }, { history: "replace" });
      follow();
    }
    selection.clear();
  }

  /** The function that moves by a step from a signal of the list; undefined at the list's ends. */
  function moveFrom(at: string | null, step: 1 | -1): (() => void) | undefined {
    const { page } = held;
    if (!page) return undefined;
    const next = rows[rows.findIndex(({ id }) => id === at) + step];
    const offset = page.offset + step * page.limit;
    if (next) return () => void setParams({ signal: next.id }, { history: "replace" });
    return offset >= 0 && offset < page.total ? () => turnTo(offset) : undefined;
  }

  function move(step: 1 | -1) {
    moveFrom(cursor(), step)?.();
    follow();
  }

  /** Moves within the page and selects both rows. */
  function extend(step: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === cursor());
    const steps = rows.slice(Math.min(at, at + step), Math.max(at, at + step) + 1);
    if (at < 0 || steps.length < 2) return;
    selection.add(steps.map(({ id }) => id));
    move(step);
  }

  function turnTo(offset: number) {
    selection.clear();
    void setParams({ offset: offset || null, signal: null }, { scroll: true });
  }

  function choose() {
    const id = cursor();
    if (id) selection.choose(id, !selection.chosenIds.includes(id));
  }

  const search = listSearch(params);
  const at = rows.findIndex(({ id }) => id === selected);
  const place =
    held.page && at >= 0
      ? {
          position: held.page.offset + at + 1,
          total: held.page.total,
          previous: moveFrom(selected, -1),
          next: moveFrom(selected, 1),
        }
      : null;

  useKeys(actionKeys, boundActions(actions, targetSignals));
  useKeys(undoKeys, { undo: () => void undoLast() });
  useKeys(moveKeys, { next: () => move(1), previous: () => move(-1) });
  useKeys(listKeys, {
    open: () => selected && router.push(`/signals/${selected}${search}`),
    search: () => searchField.current?.focus(),
    select: choose,
    extendDown: () => extend(1),
    extendUp: () => extend(-1),
    deselect: selection.clear,
  });

  /** A plain click opens the pane; other clicks and the keyboard follow the link to the signal's page. */
  function open(event: MouseEvent, id: string) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const byPointer = event.detail > 0;
    if (!plain || !byPointer || !window.matchMedia(paneWidth).matches) return;
    event.preventDefault();
    void setParams({ signal: id });
  }

  return (
    // On wide screens the page fills the viewport below the banners, and list and pane scroll separately.
    <div className="lg:flex lg:h-[calc(100dvh-2.5rem-var(--beta,0px)-var(--notice,0px))] lg:min-h-128 lg:flex-col">
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
            <Button
              className="sm:hidden"
              aria-expanded={showsTools}
              onClick={() => setShowsTools(!showsTools)}
            >
              <SlidersHorizontal aria-hidden />
              {isFiltered(params) ? "Filters (on)" : "Filters"}
            </Button>
            <div className={cx("flex flex-wrap items-center gap-2", !showsTools && "max-sm:hidden")}>
              {maySaveViews && (
                <SavedViewActions
                  view={saved}
                  params={params}
                  onOpen={(id) => setParams({ saved: id }, { history: "replace" })}
                />
              )}
              {isFiltered(params) && <Button onClick={() => setParams(noFilters)}>Clear filters</Button>}
              <ExportLink
                list="signals"
                href={addressOf(exportSignals, exportInput(params))}
                total={signals.data?.total}
              />
              <ViewSwitch
                view={params.view}
                totals={held.page?.totals}
                onChange={(view) => setParams({ view, offset: null, signal: null })}
              />
            </div>
          </>
        }
      />
      <div className={cx(!showsTools && "max-sm:hidden")}>
        <SignalFilters
          sourceName={sourceName}
          companyName={rows.find(({ companyKey }) => companyKey === params.company)?.companyName ?? undefined}
          search={searchField}
          onLeave={follow}
        />
      </div>
      <div className={cx(queueColumns, "min-h-0 flex-1")}>
        <Card className="lg:relative lg:overflow-y-auto">
          <div ref={list}>
            <SignalList
              signals={signals}
              held={held}
              selected={selected}
              chosen={chosen}
              actions={actions}
              search={search}
              onOpen={open}
              selection={selection}
              onOffset={turnTo}
            />
          </div>
        </Card>
        <Card ref={pane} className="relative hidden lg:block lg:overflow-y-auto">
          <SignalPane id={selected} href={`/signals/${selected}${search}`} actions={actions} place={place} />
        </Card>
      </div>
      {actions.dialogs}
    </div>
  );
}

/** An element that is scrolled to its top whenever what it shows changes. */
function useScrolledToTop(shown: string | null) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    element.current?.scrollTo(0, 0);
  }, [shown]);
  return element;
}

/** After `follow`, focuses the row of the selected signal once it is rendered. */
function useFollowedFocus(list: RefObject<HTMLElement | null>, selected: string | null) {
  const [wanted, setWanted] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (wanted === done.current || selected === null) return;
    const row = list.current?.querySelector(`[data-signal="${CSS.escape(selected)}"]`);
    const link = row?.querySelector("a");
    if (!row || !link) return;
    done.current = wanted;
    link.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  });
  return { follow: () => setWanted((times) => times + 1) };
}

/**
 * The signal that is open until another is opened: the first of the list (`at`) as it was when first shown. It stays
 * open if another member's work takes it from the list or puts another before it, but not if this member's does.
 */
function useFirstOf(rows: SignalItem[], at: string | null, isOwn: boolean): string | null {
  const [opened, setOpened] = useState<{ at: string; id: string } | null>(null);
  const first = rows[0]?.id ?? null;
  const hasLeft = isOwn && rows.every(({ id }) => id !== opened?.id);
  const isOutdated = opened?.at !== at || hasLeft;
  if (at !== null && first !== null && isOutdated) setOpened({ at, id: first });
  return first === null || opened === null || isOutdated ? first : opened.id;
}

/** Counts the tags again whenever the list was read again, once its new rows are shown, so that both agree. */
function useFacetsOf(shown: SignalPage | undefined, readAt: number) {
  const client = useQueryClient();
  const isShown = shown !== undefined;
  const before = useRef(readAt);
  useEffect(() => {
    if (!isShown || before.current === readAt) return;
    before.current = readAt;
    void client.invalidateQueries({ queryKey: [countSignalTags.path] });
  }, [client, isShown, readAt]);
}

/** Prefetches the next signal, so moving to it is instant. */
function useNextRead(rows: SignalItem[], selected: string | null) {
  const client = useQueryClient();
  const next = rows[rows.findIndex(({ id }) => id === selected) + 1]?.id;
  useEffect(() => {
    if (next) void client.prefetchQuery({ ...signalQuery(next), staleTime: readAheadMs });
  }, [client, next]);
}
