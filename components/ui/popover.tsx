"use client";
import { cx } from "class-variance-authority";
import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { floatingStyles } from "./dropdown-menu";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

/** A small panel anchored to its trigger. `label` names it for screen readers. */
export function PopoverContent({
  label,
  className,
  ...rest
}: ComponentProps<typeof Radix.Content> & { label: string }) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        sideOffset={4}
        collisionPadding={8}
        align="start"
        className={cx(floatingStyles, "w-64 p-3", className)}
        {...rest}
      />
    </Radix.Portal>
  );
}
