"use client";
import { type ReactNode, useRef } from "react";
import { KeySigns } from "@/components/keys/key-signs";
import { actionKeys, keyGroups, type SignalAction } from "@/components/keys/key-table";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

const actions = Object.entries(actionKeys) as [SignalAction, (typeof actionKeys)[SignalAction]][]; // Object.entries loses the names.

/** Every action with its key. Mounted open, because the click that opens it also loads it. */
export function ActionMenu({
  trigger,
  onAction,
}: {
  trigger: ReactNode;
  onAction: (action: SignalAction) => void;
}) {
  const chosen = useRef<SignalAction | null>(null);
  /** Once the focus is back on the trigger, from where dialogs take and return it. */
  function run() {
    const name = chosen.current;
    chosen.current = null;
    if (name) setTimeout(() => onAction(name));
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64" onCloseAutoFocus={run}>
        {keyGroups.map((group) => {
          const members = actions.filter(([, shortcut]) => shortcut.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group}>
              <DropdownMenuLabel>{group}</DropdownMenuLabel>
              {members.map(([name, { label, chords }]) => (
                <DropdownMenuItem
                  key={name}
                  onSelect={() => {
                    chosen.current = name;
                  }}
                >
                  <span className="flex-1">{label}</span>
                  <span aria-hidden className="pointer-coarse:hidden">
                    <KeySigns chords={[chords[0]]} />
                  </span>
                </DropdownMenuItem>
              ))}
            </div>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
