"use client";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { messageOf } from "@/components/layout/query-failed";
import { notify } from "@/components/ui/toast";
import type { ParallelResults } from "@/lib/client/in-parallel";
import { useArchiving, useTagging } from "@/lib/client/signals";
import { inverseOf, type TagChange } from "@/lib/client/tag-change";
import type { SignalItem } from "@/lib/contracts/signals";
import { describeSignals } from "./describe-signal";

const loadDeliver = () => import("./deliver-dialog");
const loadTag = () => import("./tag-dialog");
const DeliverDialog = lazy(() => loadDeliver().then((module) => ({ default: module.DeliverDialog })));
const TagDialog = lazy(() => loadTag().then((module) => ({ default: module.TagDialog })));

export interface SignalActionHandlers {
  archive: (signals: readonly SignalItem[]) => void;
  untag: (signal: SignalItem, tag: SignalItem["tags"][number]) => void;
  tag: (signals: readonly SignalItem[]) => void;
  deliver: (signals: readonly SignalItem[]) => void;
  /** Preloads the dialogs. */
  prepare: () => void;
  /** The current progress in words; null when idle. */
  progress: string | null;
  /** The dialogs, rendered by the caller. */
  dialogs: ReactNode;
}

/** Actions on one or many signals: archive immediately with undo, tag and deliver in a dialog. */
export function useSignalActions(): SignalActionHandlers {
  const archiving = useArchiving();
  const tagging = useTagging();
  const [asked, setAsked] = useState<{ dialog: "tag" | "deliver"; signals: readonly SignalItem[] } | null>(
    null,
  );
  const [open, setOpen] = useState(false);
  const asker = useRef<Element | null>(null);
  const [progress, setProgress] = useState<string | null>(null);

  /** Tracks a bulk action: shows progress, then the result, and offers to undo what succeeded. */
  async function follow<Item>(
    texts: { doing: string; done: (count: number) => string; not: string },
    count: number,
    run: (onProgress: (ended: number) => void) => Promise<ParallelResults<Item, unknown>>,
    undo: (done: Item[]) => void,
  ) {
    const showProgress = (ended: number) => setProgress(`${texts.doing} ${ended} of ${count}`);
    if (count > 1) showProgress(0);
    const { done, refused } = await run((ended) => count > 1 && showProgress(ended));
    setProgress(null);
    const [first] = refused;
    if (first) {
      notify({
        text: count === 1 ? texts.not : `${refused.length} of ${count}: ${texts.not}`,
        description: messageOf(first.error),
        tone: "danger",
      });
    }
    if (done.length > 0) {
      const action = { label: "Undo", onSelect: () => undo(done.map(({ item }) => item)) };
      notify({ text: texts.done(done.length), action });
    }
  }

  /** Unarchives if all are archived; otherwise archives the rest. */
  function archive(signals: readonly SignalItem[]) {
    if (signals.length === 0) return;
    const archived = !signals.every((signal) => signal.archived);
    const targets = signals.filter((signal) => signal.archived !== archived);
    void follow(
      {
        doing: archived ? "Archiving" : "Unarchiving",
        done: (count) => {
          const who = targets.length === 1 ? describeSignals(targets) : `${count} signals`;
          return archived ? `${who} archived` : `${who} moved back to the queue`;
        },
        not: archived ? "Not archived" : "Not unarchived",
      },
      targets.length,
      (onProgress) => archiving.mutateAsync({ signals: targets, archived, onProgress }),
      (done) => archiving.mutate({ signals: done, archived: !archived }),
    );
  }

  function changeTags(changes: TagChange[], done: string) {
    return follow(
      { doing: "Tagging", done: () => done, not: "The tags were not changed" },
      changes.length,
      (onProgress) => tagging.mutateAsync({ changes, onProgress }),
      (made) => tagging.mutate({ changes: made.map(inverseOf) }),
    );
  }

  /** These dialogs have no trigger button that could take the focus back. */
  function returnFocus(event: Event) {
    event.preventDefault();
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }

  const ask = (dialog: "tag" | "deliver") => (signals: readonly SignalItem[]) => {
    if (signals.length === 0) return;
    asker.current = document.activeElement;
    setAsked({ dialog, signals });
    setOpen(true);
  };

  return {
    archive,
    untag: (signal, tag) =>
      void changeTags([{ signal, tag, on: false, replaces: false }], `${tag.name} removed`),
    tag: ask("tag"),
    deliver: ask("deliver"),
    prepare: () => {
      void loadDeliver();
      void loadTag();
    },
    progress,
    dialogs: asked && (
      <Suspense>
        {asked.dialog === "deliver" ? (
          <DeliverDialog
            signals={asked.signals}
            open={open}
            onOpenChange={setOpen}
            onCloseAutoFocus={returnFocus}
          />
        ) : (
          <TagDialog
            signals={asked.signals}
            open={open}
            onOpenChange={setOpen}
            onCloseAutoFocus={returnFocus}
            onChange={changeTags}
          />
        )}
      </Suspense>
    ),
  };
}
