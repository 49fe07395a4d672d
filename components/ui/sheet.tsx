"use client";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import type { DialogState } from "./dialog";
import { scrimStyles } from "./dialog";
import { IconButton } from "./icon-button";
import { useReturnFocus } from "./return-focus";

const sides = {
  left: "left-0 border-r data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left w-72 max-w-[85vw]",
  right:
    "right-0 border-l data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right w-full sm:max-w-lg",
};

/** A side panel over the page. `title` is read aloud; use `hideTitle` if the content shows the same text. */
export function Sheet({
  open,
  onOpenChange,
  side = "right",
  title,
  hideTitle = false,
  children,
}: DialogState & {
  side?: "left" | "right";
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cx("fixed inset-y-0 z-50 flex flex-col border-line bg-surface", sides[side])}
        >
          <Radix.Title className={hideTitle ? "sr-only" : "px-5 pt-4 pb-2 font-semibold text-lg"}>
            {title}
          </Radix.Title>
          <Radix.Close asChild>
            <IconButton label="Close" icon={<X />} className="absolute top-3 right-3" />
          </Radix.Close>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
