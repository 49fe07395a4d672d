import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";

/** A multi-line text field that grows with its content where the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cx(controlStyles, "field-sizing-content max-h-80 min-h-20 px-3 py-1.5", className)}
      {...rest}
    />
  );
}
