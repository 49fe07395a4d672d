import { cx } from "class-variance-authority";

/** A link in the sidebar or the drawer. */
export const navLinkStyles = (isCurrent: boolean): string =>
  cx(
    "flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-sm transition-colors duration-100 pointer-coarse:h-10",
    isCurrent ? "bg-hover text-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
  );
