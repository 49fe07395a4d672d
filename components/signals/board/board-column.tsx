import { cx } from "class-variance-authority";
import { type DragEvent, type ReactNode, useId } from "react";
import { Button, buttonStyles } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { SignalItem } from "@/lib/contracts/signals";
import { StageIcon } from "../stage-mark";
import type { ShownColumn } from "./use-board";

const skeletons = [0, 1, 2];

/** A stage with its signals, into which cards can be dropped. `listHref` is the list of all of them. */
export function BoardColumn({
  column,
  name,
  listHref,
  isTarget,
  onDragOver,
  onDrop,
  onMore,
  children,
}: {
  column: ShownColumn;
  name: string;
  listHref: string;
  /** Whether a card is held over it. */
  isTarget: boolean;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onMore: () => void;
  /** Renders a card. */
  children: (signal: SignalItem) => ReactNode;
}) {
  const { stage, total, cards, isLoading, hasMore, isFull } = column;
  const id = useId();
  return (
    // Dropping has its equals: the card's button, and keys.
    <section
      aria-labelledby={id}
      data-stage={stage}
      onDragOver={onDragOver}
      onDrop={onDrop}
      className={cx(
        "flex max-h-full w-[85%] shrink-0 snap-start flex-col rounded-lg border bg-sunken sm:w-64 lg:w-auto lg:min-w-50 lg:flex-1",
        isTarget ? "border-accent" : "border-line",
      )}
    >
      <h2 id={id} className="flex h-10 shrink-0 items-center gap-2 px-3 text-sm">
        <StageIcon stage={stage} />
        <span className="min-w-0 truncate font-medium text-ink">{name}</span>
        {total !== undefined && (
          <span className="text-ink-muted tabular-nums">
            {total.toLocaleString("en-US")}
            <span className="sr-only"> {total === 1 ? "signal" : "signals"}</span>
          </span>
        )}
      </h2>
      <div className="min-h-24 flex-1 px-2 pb-2 lg:overflow-y-auto">
        {cards.length > 0 && <ul className="flex flex-col gap-2">{cards.map(children)}</ul>}
        {total === 0 && (
          <p className="flex h-22 items-center justify-center rounded-md border border-line border-dashed text-ink-muted text-xs">
            No signals
          </p>
        )}
        {isLoading && <ColumnSkeleton name={name} />}
        {hasMore && !isLoading && (
          <div className="mt-2 flex justify-center">
            {isFull ? (
              <Link href={listHref} className={buttonStyles({ size: "sm", variant: "ghost" })}>
                All {total?.toLocaleString("en-US")} in the list
              </Link>
            ) : (
              <Button size="sm" variant="ghost" onClick={onMore}>
                Show more<span className="sr-only"> in {name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function ColumnSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className="mt-2 flex flex-col gap-2 first:mt-0">
      <span className="sr-only">Loading {name}</span>
      {skeletons.map((one) => (
        <Skeleton key={one} className="h-28 w-full" />
      ))}
    </div>
  );
}
