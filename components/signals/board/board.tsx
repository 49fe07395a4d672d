"use client";
import { cx } from "class-variance-authority";
import { type DragEvent, type RefObject, useState } from "react";
import { actionKeys, boardKeys, listKeys, moveKeys, undoKeys } from "@/components/keys/key-table";
import { useKeys } from "@/components/keys/use-keys";
import { Card } from "@/components/ui/card";
import type { SignalStage } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";
import { boundActions } from "../bound-actions";
import { listSearch, type SignalParams } from "../filters-in-url";
import { QueueEmpty } from "../queue-empty";
import { SignalsFailed } from "../signals-failed";
import { undoLast } from "../undo";
import { useSignalActions } from "../use-signal-actions";
import { useStages } from "../use-team";
import { BoardCard } from "./board-card";
import { BoardColumn } from "./board-column";
import { useBoard } from "./use-board";
import { useKeptFocus } from "./use-kept-focus";

const searchKeys = { search: listKeys.search };

/** The columns. Keys act on the focused card; cards are dragged, or moved by their button or keys. */
export function Board({
  ref,
  params,
  search,
}: {
  ref: RefObject<HTMLDivElement | null>;
  params: SignalParams;
  /** The search field. */
  search: RefObject<HTMLInputElement | null>;
}) {
  const { columns, failed, showMore } = useBoard(params);
  const stages = useStages();
  const focus = useKeptFocus(ref);
  const [dragged, setDragged] = useState<SignalItem | null>(null);
  const [target, setTarget] = useState<SignalStage | null>(null);
  const actions = useSignalActions((signals) => focus.pass(besideAll(signals)));

  /** Where the focused card stands: its column and its place there. */
  function place(id: string | null) {
    const column = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
    const at = columns[column]?.cards.findIndex((card) => card.id === id) ?? -1;
    return { column, at };
  }

  /** The card that takes the focus once these have left the board. */
  function besideAll(signals: readonly SignalItem[]): string | null {
    const { column, at } = place(focus.focused());
    const stays = ({ id }: SignalItem) => signals.every((one) => one.id !== id);
    const cards = columns[column]?.cards ?? [];
    return (cards.slice(at).find(stays) ?? cards.slice(0, Math.max(0, at)).findLast(stays))?.id ?? null;
  }

  const focusCard = (card: SignalItem | undefined) => card && focus.focus(card.id);

  function step(by: 1 | -1) {
    const { column, at } = place(focus.focused());
    if (at < 0) focusCard(columns.flatMap(({ cards }) => cards)[0]);
    else focusCard(columns[column]?.cards[at + by]);
  }

  /** To the card at the same height of the next column that has one. */
  function stepAside(by: 1 | -1) {
    const { column, at } = place(focus.focused());
    const others = by > 0 ? columns.slice(column + 1) : columns.slice(0, Math.max(0, column)).toReversed();
    const next = others.find(({ cards }) => cards.length > 0)?.cards;
    focusCard(next?.[Math.min(Math.max(0, at), next.length - 1)]);
  }

  const targets = () => {
    const id = focus.focused();
    return columns.flatMap(({ cards }) => cards).filter((card) => card.id === id);
  };
  useKeys(actionKeys, boundActions(actions, targets));
  useKeys(undoKeys, { undo: () => void undoLast() });
  useKeys(moveKeys, { next: () => step(1), previous: () => step(-1) });
  useKeys(boardKeys, { right: () => stepAside(1), left: () => stepAside(-1) });
  useKeys(searchKeys, { search: () => search.current?.focus() });

  function drag(event: DragEvent, signal: SignalItem) {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", signal.person.name);
    setDragged(signal);
  }

  function endDrag() {
    setDragged(null);
    setTarget(null);
  }

  function dragOver(event: DragEvent, stage: SignalStage) {
    if (!dragged) return;
    event.preventDefault();
    setTarget(stage);
  }

  function drop(event: DragEvent, stage: SignalStage) {
    event.preventDefault();
    if (dragged && dragged.stage !== stage) actions.work([dragged], { stage });
    endDrag();
  }

  if (failed) {
    return (
      <Card className="mt-4">
        <SignalsFailed query={failed} />
      </Card>
    );
  }
  if (columns.every(({ total }) => total === 0)) {
    return (
      <Card className="mt-4">
        <QueueEmpty total={0} archived={0} />
      </Card>
    );
  }
  const address = listSearch(params);
  return (
    <>
      <div
        ref={ref}
        {...focus.handlers}
        className={cx(
          "relative -mx-4 mt-4 flex min-h-0 flex-1 snap-x snap-mandatory scroll-px-4 items-start gap-3",
          "overflow-x-auto px-4 pb-2 max-sm:mt-2 sm:-mx-6 sm:scroll-px-6 sm:px-6",
          "lg:mx-0 lg:snap-none lg:items-stretch lg:px-0",
        )}
      >
        {columns.map((column) => {
          const { stage } = column;
          return (
            <BoardColumn
              key={stage}
              column={column}
              name={stages.find((one) => one.stage === stage)?.name ?? stage}
              listHref={`/signals${listSearch({ ...params, stage, layout: "list" })}`}
              isTarget={target === stage && dragged?.stage !== stage}
              onDragOver={(event) => dragOver(event, stage)}
              onDrop={(event) => drop(event, stage)}
              onMore={() => showMore(stage)}
            >
              {(signal) => (
                <BoardCard
                  key={signal.id}
                  signal={signal}
                  search={address}
                  isDragged={dragged?.id === signal.id}
                  onDrag={(event) => drag(event, signal)}
                  onDragEnd={endDrag}
                  onMove={() => actions.stage([signal])}
                />
              )}
            </BoardColumn>
          );
        })}
      </div>
      {actions.dialogs}
    </>
  );
}
