"use client";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { ariaOf, isChord } from "@/components/keys/chord";
import { isTaken } from "@/components/keys/is-taken";
import { KeySigns } from "@/components/keys/key-signs";
import { everywhereKeys } from "@/components/keys/key-table";
import { usePlatform } from "@/components/keys/use-platform";
import { IconButton } from "@/components/ui/icon-button";
import { loadable } from "@/components/ui/loadable";
import { pageOfKey } from "./keyboard";
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
  const platform = usePlatform();
  const [asked, setAsked] = useState<"menu" | "shortcuts" | null>(null);
  const [open, setOpen] = useState(false);
  const leader = useRef(never);

  const show = useCallback((what: "menu" | "shortcuts") => {
    setAsked(what);
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!listens) return;
    const isPressed = (event: KeyboardEvent, name: "menu" | "help") =>
      isChord(event, everywhereKeys[name].chords[0]);
    function onKey(event: KeyboardEvent) {
      if (isPressed(event, "menu")) {
        event.preventDefault();
        show("menu");
        return;
      }
      if (isTaken(event)) return;
      if (isPressed(event, "help")) {
        event.preventDefault();
        show("shortcuts");
        return;
      }
      const page = event.timeStamp - leader.current < sequenceMs ? pageOfKey(event, viewer) : undefined;
      leader.current = isChord(event, "G") ? event.timeStamp : never;
      if (!page) return;
      event.preventDefault();
      router.push(page);
    }
    // Before the page's own shortcuts: after "g", a letter is a page and no action.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [listens, viewer, router, show]);

  return (
    <>
      {listens ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts={ariaOf(everywhereKeys.menu.chords, platform)}
          onPointerEnter={CommandMenu.load}
          onClick={() => show("menu")}
          className="flex h-8 w-full items-center gap-2 rounded-md border border-line bg-surface px-2 text-ink-muted text-sm hover:text-ink"
        >
          <Search aria-hidden className="size-4 text-ink-faint" />
          <span className="flex-1 text-left">Search</span>
          <span aria-hidden className="flex gap-0.5">
            <KeySigns chords={everywhereKeys.menu.chords} />
          </span>
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
