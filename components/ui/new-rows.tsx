"use client";
import { ArrowUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button";

/**
 * A list with a button that shows its new rows, announced politely. The button takes no space, so nothing moves until
 * it is pressed; then the focus goes to the first row.
 */
export function NewRows({
  count,
  noun,
  onShow,
  children,
}: {
  count: number;
  /** What the rows are, in the plural. */
  noun: string;
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
        {count > 0 && `${number} new ${noun}`}
      </p>
      {count > 0 && (
        <div className="sticky top-14 z-20 flex h-0 justify-center">
          <Button size="sm" variant="primary" className="mt-2 rounded-full shadow-md" onClick={show}>
            <ArrowUp aria-hidden />
            {number} new
          </Button>
        </div>
      )}
      <div ref={list}>{children}</div>
    </>
  );
}
