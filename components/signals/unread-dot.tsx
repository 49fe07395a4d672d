import { cx } from "class-variance-authority";

/** Marks a signal that its reader has not opened yet, in a positioned row or card. */
export function UnreadDot({ className }: { className: string }) {
  return (
    <span className={cx("absolute size-1.5 rounded-full bg-accent", className)}>
      <span className="sr-only">Unread</span>
    </span>
  );
}
