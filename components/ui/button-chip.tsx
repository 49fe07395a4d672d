import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { chipStyles } from "./chip-styles";

/** A filter chip that opens its own panel; `value` describes the selection, empty for none. */
export function ButtonChip({
  label,
  value,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "value" | "children"> & { label: string; value: string }) {
  return (
    <button
      type="button"
      className={cx(chipStyles(value !== ""), "max-w-72 gap-1 pr-2 pl-3", className)}
      {...rest}
    >
      <span className="truncate">{value === "" ? label : `${label}: ${value}`}</span>
      <ChevronDown aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}
