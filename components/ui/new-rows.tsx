"use client";
import { cx } from "class-variance-authority";
import { ArrowUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { countOf } from "@/db/count-of";

/**
 * A list with a button that shows its new rows, announced politely. The button takes no space, so nothing moves until
 * it is pressed; then the focus goes to the first row.
 */
export function NewRows({
  count,
  nouns,
  onShow,
  children,
}: {
  count: number;
  /** What the rows are, one and several. */
  nouns: readonly [one: string, many: string];
  onShow: () => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  function show() {
    flushSync(onShow);
    list.current?.querySelector<HTMLElement>("li a, li button, tbody a, tbody button")?.focus();
  }
  const number = count.toLocaleString("en-US");
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && countOf(count, `new ${nouns[0]}`, `new ${nouns[1]}`)}
      </p>
      {count > 0 && (
        // On the list's upper edge, where it covers no text; below the bars when the list is scrolled.
        <div className="sticky top-18 z-20 flex h-0 items-center justify-center lg:top-11">
          <button
            type="button"
            className={cx(
              "inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-accent px-2.5 font-medium text-on-accent",
              "text-xs shadow-md hover:bg-accent-hover pointer-coarse:h-9 pointer-coarse:px-4",
              "pointer-coarse:text-sm",
            )}
            onClick={show}
          >
            <ArrowUp aria-hidden className="size-3.5" />
            {number} new
          </button>
        </div>
      )}
      <div ref={list}>{children}</div>
    </>
  );
}
