"use client";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { loadable } from "@/components/ui/loadable";
import { isTyping, pageOfLetter } from "./keyboard";
import type { Viewer } from "./nav-items";

const CommandMenu = loadable(() => import("./command-menu").then((file) => file.CommandMenu));
const Shortcuts = loadable(() => import("./shortcuts").then((file) => file.Shortcuts));

/** How long after `g` a letter still opens a page, in milliseconds. */
const sequenceMs = 1_000;
/** Not 0: that is when the page was opened, and the first second after it would count as after a `g`. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Global shortcuts: ⌘K or Ctrl K opens the command menu, `g` plus a letter opens a page, `?` lists all shortcuts.
 * Only the sidebar's instance `listens`; the mobile one is just a button. The menu is loaded on first use.
 */
export function CommandLauncher({ viewer, listens }: { viewer: Viewer; listens: boolean }) {
  const router = useRouter();
  const [asked, setAsked] = useState<"menu" | "shortcuts" | null>(null);
  const [open, setOpen] = useState(false);
  const leader = useRef(never);

  const show = useCallback((what: "menu" | "shortcuts") => {
    setAsked(what);
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!listens) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey) {
        event.preventDefault();
        show("menu");
        return;
      }
      const withModifier = event.metaKey || event.ctrlKey || event.altKey;
      if (withModifier || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === "?") {
        event.preventDefault();
        show("shortcuts");
        return;
      }
      const page =
        event.timeStamp - leader.current < sequenceMs ? pageOfLetter(event.key, viewer) : undefined;
      leader.current = event.key === "g" ? event.timeStamp : never;
      if (!page) return;
      event.preventDefault();
      router.push(page);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [listens, viewer, router, show]);

  return (
    <>
      {listens ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={CommandMenu.load}
          onClick={() => show("menu")}
          className="flex h-8 w-full items-center gap-2 rounded-md border border-line bg-surface px-2 text-ink-muted text-sm hover:text-ink"
        >
          <Search aria-hidden className="size-4 text-ink-faint" />
          <span className="flex-1 text-left">Search</span>
          <Kbd>⌘K</Kbd>
        </button>
      ) : (
        <IconButton label="Search" icon={<Search />} aria-haspopup="dialog" onClick={() => show("menu")} />
      )}
      {asked === "menu" && (
        <CommandMenu
          viewer={viewer}
          open={open}
          onOpenChange={setOpen}
          onShortcuts={() => show("shortcuts")}
        />
      )}
      {asked === "shortcuts" && <Shortcuts viewer={viewer} open={open} onOpenChange={setOpen} />}
    </>
  );
}
