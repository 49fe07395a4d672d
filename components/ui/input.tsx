import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** Shared styles of text fields and selects. The 16 px font on touch screens prevents iOS from zooming in. */
export const controlStyles = cx(
  "w-full min-w-0 rounded-md border border-control bg-surface text-sm text-ink transition-colors",
  "duration-100 pointer-coarse:text-lg hover:border-ink-faint focus-visible:border-ring",
  "focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed",
  "disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger",
);

/** A single-line text field. The leading `icon` is decorative. */
export function Input({ icon, className, ...rest }: ComponentProps<"input"> & { icon?: ReactNode }) {
  const input = (
    <input
      className={cx(
        controlStyles,
        "h-8 pointer-coarse:h-10",
        icon ? "pr-3 pl-8" : "px-3",
        icon ? null : className,
      )}
      {...rest}
    />
  );
  if (!icon) return input;
  return (
    <span className={cx("relative block", className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-faint [&_svg]:size-4"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}
