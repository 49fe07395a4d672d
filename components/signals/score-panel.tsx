"use client";
import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { Button } from "@/components/ui/button";
import { heatFills } from "@/components/ui/chart-palette";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { countOf } from "@/db/count-of";
import { countSignalScores } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { fitRange, fitStep } from "@/lib/contracts/fit-steps";
import type { SignalScores } from "@/lib/contracts/signal-scores";
import { type SignalParams, toFilterQuery } from "./filters-in-url";
import {
  anyScore,
  columnsOf,
  countsOf,
  isSame,
  nextPlace,
  type Place,
  rangeOf,
  type ScoreRange,
  shadeOf,
  showsFit,
  showsStrength,
  strengths,
} from "./score-grid";

/** Signals by strength and fit; choosing a cell filters the list. Mounted open, as the click that opens it loads it. */
export function ScorePanel({
  trigger,
  params,
  onChange,
}: {
  trigger: ReactNode;
  params: SignalParams;
  onChange: (range: ScoreRange) => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const scores = useQuery({
    ...query(countSignalScores, { query: toFilterQuery({ ...params, ...anyScore }) }),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        label="Signals by strength and fit"
        className="max-h-[85dvh] w-[min(28rem,calc(100vw-1rem))] overflow-y-auto"
      >
        <Loaded
          query={scores}
          skeleton={<Skeleton className="h-80 w-full" />}
          what="signals"
          failed="The signals could not be counted"
        >
          {(data) => <Grid scores={data} range={params} onChange={onChange} />}
        </Loaded>
      </PopoverContent>
    </Popover>
  );
}

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 0 });

/** A table whose cells are buttons: one stop of Tab, arrow keys within. Its heads choose a whole row or column. */
function Grid({
  scores,
  range,
  onChange,
}: {
  scores: SignalScores;
  range: ScoreRange;
  onChange: (range: ScoreRange) => void;
}) {
  const columns = columnsOf(scores);
  const countAt = countsOf(scores);
  const most = Math.max(...scores.cells.map(({ count }) => count));
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 1, column: columns.length });
  // The panel took the focus before there were any cells.
  useEffect(() => table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(), []);
  const isSet = !isSame(range, anyScore);
  const choose = (chosen: ScoreRange) => onChange(isSame(chosen, range) ? anyScore : chosen);

  function move(event: KeyboardEvent) {
    const next = nextPlace(event.key, at, { rows: strengths.length + 1, columns: columns.length + 1 });
    if (!next || (next.row === 0 && next.column === 0)) return;
    event.preventDefault();
    table.current?.rows[next.row]?.cells[next.column]?.querySelector("button")?.focus();
  }

  const cell = (row: number, column: number, chosen: ScoreRange, label: string) => ({
    type: "button" as const,
    tabIndex: at.row === row && at.column === column ? 0 : -1,
    "aria-label": label,
    "aria-pressed": isSame(chosen, range),
    onFocus: () => setAt({ row, column }),
    onClick: () => choose(chosen),
  });

  return (
    <>
      <p className="text-ink-muted text-sm">
        How many signals have which strength and fit. Choose a number, a row or a column to see only those.
      </p>
      <table
        ref={table}
        onKeyDown={move}
        className="mt-2 w-full table-fixed border-separate border-spacing-0.5"
      >
        <caption className="sr-only">Signals by strength and fit</caption>
        <thead>
          <tr className="text-ink-muted text-xs">
            <td className="w-7" />
            {columns.map((fit, index) => (
              <th key={fit} scope="col" className="p-0 font-normal">
                <button
                  {...cell(0, index + 1, rangeOf({ fit }), describeFit(fit))}
                  className={headStyles(showsFit(range, fit))}
                >
                  {fit}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strengths.map((strength, index) => (
            <tr key={strength}>
              <th scope="row" className="p-0 font-normal">
                <button
                  {...cell(index + 1, 0, rangeOf({ strength }), `Strength ${strength}`)}
                  className={headStyles(showsStrength(range, strength))}
                >
                  {strength}
                </button>
              </th>
              {columns.map((fit, place) => {
                const count = countAt(strength, fit);
                return (
                  <td key={fit} className="p-0">
                    <button
                      {...cell(
                        index + 1,
                        place + 1,
                        rangeOf({ strength, fit }),
                        `${countOf(count, "signal")}: strength ${strength}, ${describeFit(fit).toLowerCase()}`,
                      )}
                      className={cx(
                        "block h-7 w-full rounded-sm text-xs tabular-nums aria-pressed:ring-2 aria-pressed:ring-ink",
                        heatFills[shadeOf(count, most)],
                      )}
                    >
                      {count > 0 && compact.format(count)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-2 text-ink-muted text-xs">
        <span>
          Strength down, fit across in steps of {fitStep}.
          {scores.withoutFit > 0 && ` ${countOf(scores.withoutFit, "signal")} without a fit not shown.`}
        </span>
        {isSet && (
          <Button size="sm" variant="ghost" onClick={() => onChange(anyScore)}>
            Clear strength and fit
          </Button>
        )}
      </div>
    </>
  );
}

const headStyles = (isShown: boolean) =>
  cx(
    "block h-7 w-full rounded-sm text-xs tabular-nums hover:bg-hover",
    isShown ? "bg-accent-surface font-medium text-accent-ink" : "text-ink-muted hover:text-ink",
  );

const describeFit = (fit: number): string => `Fit ${fit} to ${fitRange(fit / fitStep).to}`;
