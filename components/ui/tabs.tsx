"use client";
import { cx } from "class-variance-authority";
import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";

export const Tabs = Radix.Root;

/** The tab list; scrolls horizontally on narrow screens. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List className={cx("flex gap-4 overflow-x-auto border-line border-b", className)} {...rest} />
  );
}

/** A tab, underlined when selected. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cx(
        "-mb-px h-9 whitespace-nowrap border-transparent border-b-2 font-medium text-ink-muted text-sm",
        "hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent",
        "data-[state=active]:text-ink",
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cx("pt-4", className)} {...rest} />;
}
