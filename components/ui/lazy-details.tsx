"use client";
import { type ReactNode, useState } from "react";

/** A disclosure whose content is made when it first opens: in a long list, closed ones cost next to nothing. */
export function LazyDetails({
  summary,
  summaryClassName,
  className,
  children,
}: {
  summary: ReactNode;
  summaryClassName?: string;
  className?: string;
  children: ReactNode;
}) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={summaryClassName}>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
