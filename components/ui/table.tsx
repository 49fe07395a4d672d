import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** A table that scrolls horizontally when needed; `label` names it for screen readers. */
export function Table({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be keyboard accessible
    <section aria-label={label} tabIndex={0} className={cx("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </section>
  );
}

/** The header row. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-line border-b">
      <tr>{children}</tr>
    </thead>
  );
}

/** A column header; `numeric` aligns it right, with its numbers. */
export function HeadCell({
  numeric = false,
  className,
  ...rest
}: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={cx(
        "h-9 whitespace-nowrap px-3 font-medium text-ink-muted text-xs first:pl-4 last:pr-4",
        numeric && "text-right",
        className,
      )}
      {...rest}
    />
  );
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

/** A row with a hover style. */
export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return <tr className={cx("border-line border-b last:border-b-0 hover:bg-hover/60", className)} {...rest} />;
}

/** A cell; `numeric` right-aligns numbers. */
export function Cell({ numeric = false, className, ...rest }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      className={cx(
        "h-11 px-3 py-1.5 align-middle first:pl-4 last:pr-4",
        numeric && "text-right tabular-nums",
        className,
      )}
      {...rest}
    />
  );
}
