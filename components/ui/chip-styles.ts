import { cx } from "class-variance-authority";

/** Shared filter styles; `set` when a filter is active. */
export const chipStyles = (set: boolean) =>
  cx(
    "relative inline-flex h-7 shrink-0 items-center whitespace-nowrap rounded-full border text-sm",
    "transition-colors pointer-coarse:h-9 has-focus-visible:outline-2 has-focus-visible:outline-ring",
    "has-focus-visible:outline-offset-1",
    set
      ? "border-accent-line bg-accent-surface text-accent-ink"
      : "border-control/55 bg-surface text-ink-muted hover:bg-hover",
  );
