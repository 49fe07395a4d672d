import { cx } from "class-variance-authority";
import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";

/** The native select: the best list on phones, by keyboard and with screen readers, without any script. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block", className)}>
      <select className={cx(controlStyles, "h-8 appearance-none pr-8 pl-3 pointer-coarse:h-10")} {...rest}>
        {children}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-ink-faint"
      />
    </span>
  );
}
