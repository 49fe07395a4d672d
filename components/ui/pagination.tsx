"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button";

/** "26-50 of 412" with previous and next buttons. `offset` and `limit` are as in the API's lists. */
export function Pagination({
  total,
  limit,
  offset,
  onOffset,
}: {
  total: number;
  limit: number;
  offset: number;
  onOffset: (offset: number) => void;
}) {
  if (total <= limit && offset === 0) return null;
  const last = Math.min(total, offset + limit);
  return (
    <nav
      aria-label="Pages"
      className="flex items-center justify-between gap-2 px-4 py-2 text-ink-muted text-sm"
    >
      <span className="tabular-nums" aria-live="polite">
        {offset + 1}-{last} of {total.toLocaleString("en-US")}
      </span>
      <span className="flex gap-1">
        <IconButton
          label="Previous page"
          icon={<ChevronLeft />}
          disabled={offset === 0}
          onClick={() => onOffset(Math.max(0, offset - limit))}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRight />}
          disabled={last >= total}
          onClick={() => onOffset(offset + limit)}
        />
      </span>
    </nav>
  );
}
