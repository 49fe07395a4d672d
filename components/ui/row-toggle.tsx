import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { rowTarget } from "./row-target";

/** The button at the end of a list's row that shows more of it below: the element with the ID `panel`, once open. */
export function RowToggle({
  panel,
  isOpen,
  onToggle,
  className,
  children,
}: {
  panel: string;
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
  /** What it shows, read aloud. */
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...rowTarget}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onToggle}
      className={cx(
        "grid size-8 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink",
        className,
      )}
    >
      <ChevronDown aria-hidden className={cx("size-4", isOpen && "rotate-180")} />
      <span className="sr-only">{children}</span>
    </button>
  );
}
