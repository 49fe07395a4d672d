import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { controlStyles } from "./control-styles";

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
