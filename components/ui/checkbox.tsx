import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** A native checkbox with its label; `hint` adds a line below the label. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode }) {
  return (
    <label className={cx("flex items-start gap-2 text-sm has-disabled:text-ink-faint", className)}>
      <span className="relative mt-0.5 inline-flex size-4 shrink-0">
        <input
          type="checkbox"
          className={cx(
            "peer size-4 appearance-none rounded-sm border border-control bg-surface transition-colors",
            "checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:bg-sunken",
            "disabled:checked:border-control disabled:checked:bg-control",
          )}
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-accent peer-checked:block"
        />
      </span>
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-ink-muted text-xs">{hint}</span>}
      </span>
    </label>
  );
}
