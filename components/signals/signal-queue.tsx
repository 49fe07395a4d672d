"use client";
import { useQueryClient } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { actionKeys, listKeys, moveKeys, undoKeys } from "@/components/keys/key-table";
import { useKeys } from "@/components/keys/use-keys";
import { useKeptQuery } from "@/components/page/use-api-query";
import { useHeldPage } from "@/components/page/use-held-page";
import { Card } from "@/components/ui/card";
import { countSignalScores, countSignalTags, listSignals } from "@/lib/client/operations";
import type { SignalItem } from "@/lib/contracts/signals";
import { boundActions } from "./bound-actions";
import { listInput, listSearch, signalParams } from "./filters-in-url";
import { inShownOrder } from "./group-reactions";
import { SignalList, type SignalPage } from "./signal-list";
import { queueColumns } from "./signal-list-skeleton";
import { SignalPane } from "./signal-pane";
import { readAheadMs, signalQuery } from "./signal-query";
import { SignalsHeader } from "./signals-header";
import { fullHeight, type SignalsPage } from "./signals-page";
import { undoLast } from "./undo";
import { useSelection } from "./use-selection";
import { useSignalActions } from "./use-signal-actions";

/** Minimum width for a reading pane next to the list. */
const paneWidth = "(min-width: 64rem)";

const idOf = ({ id }: SignalItem) => id;

/** The queue: the list and, on wide screens, the selected signal next to it. */
export function SignalQueue({ sourceName, maySaveViews, tools }: SignalsPage) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const signals = useKeptQuery(listSignals, listInput(params));
  const held = useHeldPage<SignalItem, SignalPage>(signals, JSON.stringify(listInput(params)), idOf);
  const rows = inShownOrder(held.page?.data ?? []);
  const shownList = signals.isPlaceholderData ? null : JSON.stringify(listInput(params));
  const first = useFirstOf(rows, shownList, held.isOwn);
  const selected = params.signal ?? first;
  const selection = useSelection(rows.map(({ id }) => id));
  const chosen = rows.filter(({ id }) => selection.chosenIds.includes(id));
  const router = useRouter();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pane = useScrolledToTop(selected);
  const { follow } = useFollowedFocus(list, signals.isPlaceholderData ? null : selected);
  useNextRead(rows, selected);
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
    <div className={fullHeight}>
      <SignalsHeader
        sourceName={sourceName}
        companyName={rows.find(({ companyKey }) => companyKey === params.company)?.companyName ?? undefined}
        maySaveViews={maySaveViews}
        totals={held.page?.totals}
        total={signals.data?.total}
        search={searchField}
        onLeave={follow}
        tools={tools}
      />
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

/** Counts tags and scores again whenever the list was read again, once its new rows are shown, so that both agree. */
function useFacetsOf(shown: SignalPage | undefined, readAt: number) {
  const client = useQueryClient();
  const isShown = shown !== undefined;
  const before = useRef(readAt);
  useEffect(() => {
    if (!isShown || before.current === readAt) return;
    before.current = readAt;
    for (const { path } of [countSignalTags, countSignalScores]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
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
