import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A switch that applies immediately; `label` names it. The knob's position shows the state without color. */
export function Switch({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role"> & { label: string }) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
      role="switch"
      aria-label={label}
      className={cx(
        "relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-control transition-colors",
        "before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-on-accent before:transition-transform before:content-['']",
        "checked:border-accent checked:bg-accent checked:before:translate-x-4 disabled:cursor-not-allowed disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
