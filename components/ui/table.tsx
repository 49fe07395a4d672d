import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** A table that scrolls sideways by itself when it must; `label` names it to readers. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={cx("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </section>
  );
}

/** The row of column names. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-line border-b">
      <tr>{children}</tr>
    </thead>
  );
}

/** One column's name; `numeric` sets it to the right, above its figures. */
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

/** One row; it answers to the pointer. */
export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return <tr className={cx("border-line border-b last:border-b-0 hover:bg-hover/60", className)} {...rest} />;
}

/** One cell; `numeric` lines its figures up. */
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
