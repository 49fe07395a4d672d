"use client";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { useState } from "react";
import { Dialog, type DialogState } from "@/components/ui/dialog";
import {
  actionEntries,
  type CommandEntry,
  entriesFor,
  pageEntries,
  settingsEntries,
} from "./command-entries";
import { CommandGroup, CommandItem } from "./command-items";
import { useNamed } from "./command-named";
import { CommandResults, useFound } from "./command-results";
import type { Viewer } from "./nav-items";
import { signOut } from "./sign-out";

/**
 * Searches pages, settings, actions, signals, companies and whatever else has a name. Filtering happens here and on the
 * server, not in cmdk, which scores an item only once and would hide items that match again after the text changes.
 */
export function CommandMenu({
  viewer,
  open,
  onOpenChange,
  onShortcuts,
}: DialogState & { viewer: Viewer; onShortcuts: () => void }) {
  const router = useRouter();
  const { setTheme } = useTheme();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const found = useFound(viewer.hasWorkspace ? text : "");
  const named = useNamed(viewer, text);
  const close = () => {
    onOpenChange(false);
    setTyped("");
  };
  const onGo = (href: string) => {
    close();
    router.push(href);
  };
  function onEntry({ does }: CommandEntry) {
    if (does.kind === "page") return onGo(does.href);
    close();
    if (does.kind === "theme") setTheme(does.theme);
    else if (does.kind === "shortcuts") onShortcuts();
    else void signOut();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Search"
      size="lg"
      className="overflow-hidden"
    >
      <Command label="Search" loop shouldFilter={false} className="flex min-h-0 flex-1 flex-col">
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Pages, people, companies, sources, settings, actions"
          className="mx-5 mb-2 h-9 rounded-md border border-control bg-surface px-3 text-base"
        />
        <Command.List className="min-h-0 flex-1 overflow-y-auto border-line border-t p-2 sm:max-h-96">
          <Command.Empty className="px-3 py-8 text-center text-ink-muted text-sm">
            {found.isAwaited
              ? "Searching…"
              : found.hasFailed
                ? "Could not search signals and companies."
                : `No results for “${text}”`}
          </Command.Empty>
          <Entries heading="Pages" entries={entriesFor(pageEntries(viewer), text)} onEntry={onEntry} />
          {text !== "" && (
            <Entries
              heading="Settings"
              entries={entriesFor(settingsEntries(viewer), text)}
              onEntry={onEntry}
            />
          )}
          <Entries heading="Actions" entries={entriesFor(actionEntries(viewer), text)} onEntry={onEntry} />
          {named.map(({ heading, entries }) => (
            <Entries key={heading} heading={heading} entries={entries} onEntry={onEntry} />
          ))}
          <CommandResults found={found} onGo={onGo} />
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Entries({
  heading,
  entries,
  onEntry,
}: {
  heading: string;
  entries: CommandEntry[];
  onEntry: (entry: CommandEntry) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {entries.map((entry) => (
        <CommandItem
          key={entry.id ?? entry.label}
          value={`${heading} ${entry.id ?? entry.label}`}
          icon={entry.icon}
          onSelect={() => onEntry(entry)}
          {...(entry.keys && { keys: entry.keys })}
        >
          <span className="truncate">{entry.label}</span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
