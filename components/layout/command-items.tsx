"use client";
import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Chord } from "@/components/keys/chord";
import { KeySigns } from "@/components/keys/key-signs";

/** Items of one group under their heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

/** A selectable item; `value` is its unique id in the menu, `keys` is its shortcut. */
export function CommandItem({
  value,
  icon: Icon,
  onSelect,
  keys = [],
  children,
}: {
  value: string;
  icon: LucideIcon;
  onSelect: () => void;
  keys?: readonly Chord[];
  children: ReactNode;
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex h-9 cursor-default items-center gap-2.5 rounded-md px-2 text-sm data-[selected=true]:bg-hover"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="flex min-w-0 flex-1 gap-2">{children}</span>
      {keys.length > 0 && (
        <span aria-hidden className="hidden gap-1 sm:flex">
          <KeySigns chords={keys} />
        </span>
      )}
    </Command.Item>
  );
}
