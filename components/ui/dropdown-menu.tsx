"use client";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps } from "react";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** Shared surface of menus and popovers. */
export const floatingStyles =
  "z-50 rounded-lg bg-surface text-sm text-ink shadow-raised data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";

const itemStyles = cx(
  "flex h-8 cursor-default select-none items-center gap-2 rounded-md px-2 outline-none",
  "pointer-coarse:h-10 data-[disabled]:text-ink-faint data-[highlighted]:bg-hover [&_svg]:size-4",
  "[&_svg]:shrink-0 [&_svg]:text-ink-faint",
);

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        collisionPadding={8}
        className={cx(floatingStyles, "min-w-48 p-1", className)}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({
  danger = false,
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      className={cx(
        itemStyles,
        danger && "text-danger-ink data-[highlighted]:bg-danger-surface [&_svg]:text-danger-ink",
        className,
      )}
      {...rest}
    />
  );
}

/** A radio item; the selected one has a check mark. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cx(itemStyles, "pr-8", className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-3">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cx("px-2 pt-1.5 pb-1 text-ink-muted text-xs", className)} {...rest} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
