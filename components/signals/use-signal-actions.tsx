"use client";
import { type ReactNode, useRef, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { formatTime } from "@/components/ui/format-time";
import { loadable } from "@/components/ui/loadable";
import { useTimeZone } from "@/components/ui/time-zone";
import { notify } from "@/components/ui/toast";
import type { ParallelResults } from "@/lib/client/in-parallel";
import { useSignalWork, useSnoozing, type WorkChange } from "@/lib/client/signal-work";
import { useArchiving, useTagging } from "@/lib/client/signals";
import { inverseOf, type TagChange } from "@/lib/client/tag-change";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalItem } from "@/lib/contracts/signals";

const DeliverDialog = loadable(() => import("./deliver-dialog").then((file) => file.DeliverDialog));
const TagDialog = loadable(() => import("./tag-dialog").then((file) => file.TagDialog));
const WorkDialog = loadable(() => import("./work-dialog").then((file) => file.WorkDialog));
const SnoozeDialog = loadable(() => import("./snooze-dialog").then((file) => file.SnoozeDialog));

type DialogName = "tag" | "deliver" | "assign" | "snooze";

export interface SignalActionHandlers {
  archive: (signals: readonly SignalItem[]) => void;
  untag: (signal: SignalItem, tag: SignalItem["tags"][number]) => void;
  tag: (signals: readonly SignalItem[]) => void;
  deliver: (signals: readonly SignalItem[]) => void;
  /** Opens the dialog to assign signals or move them to another stage. */
  assign: (signals: readonly SignalItem[]) => void;
  /** Assigns signals or moves them to another stage at once. */
  work: (signals: readonly SignalItem[], change: WorkChange) => void;
  snooze: (signals: readonly SignalItem[]) => void;
  /** Preloads the dialogs. */
  prepare: () => void;
  /** The current progress in words; null when idle. */
  progress: string | null;
  /** The dialogs, rendered by the caller. */
  dialogs: ReactNode;
}

/** Actions on one or many signals: archive immediately with undo; tag, assign, snooze and deliver in a dialog. */
export function useSignalActions(): SignalActionHandlers {
  const archiving = useArchiving();
  const tagging = useTagging();
  const working = useSignalWork();
  const snoozing = useSnoozing();
  const zone = useTimeZone();
  const [asked, setAsked] = useState<{ dialog: DialogName; signals: readonly SignalItem[] } | null>(null);
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
      notifyFailed(count === 1 ? texts.not : `${refused.length} of ${count}: ${texts.not}`, first.error);
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

  function work(signals: readonly SignalItem[], change: WorkChange) {
    working.mutate(
      { signals, change },
      {
        onError: (error) => notifyFailed("The signals were not changed", error),
        onSuccess: ({ changed }) => {
          // One signal shows its change in place.
          if (changed > 1) notify({ text: `${changed} signals changed` });
        },
      },
    );
  }

  function snooze(signals: readonly SignalItem[], until: Date) {
    const who = describeSignals(signals);
    void follow(
      {
        doing: "Snoozing",
        done: () => `${who} snoozed until ${formatTime(until.toISOString(), "weekdayShort", zone)}`,
        not: "Not snoozed",
      },
      signals.length,
      () => snoozing.mutateAsync({ signals, until }),
      (done) => archiving.mutate({ signals: done, archived: false }),
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

  const ask = (dialog: DialogName) => (signals: readonly SignalItem[]) => {
    if (signals.length === 0) return;
    asker.current = document.activeElement;
    setAsked({ dialog, signals });
    setOpen(true);
  };

  const dialog = { open, onOpenChange: setOpen, onCloseAutoFocus: returnFocus };

  return {
    archive,
    untag: (signal, tag) =>
      void changeTags([{ signal, tag, on: false, replaces: false }], `${isolated(tag.name)} removed`),
    tag: ask("tag"),
    deliver: ask("deliver"),
    assign: ask("assign"),
    work,
    snooze: ask("snooze"),
    prepare: () => {
      for (const load of [DeliverDialog.load, TagDialog.load, WorkDialog.load, SnoozeDialog.load])
        void load();
    },
    progress,
    dialogs: asked && (
      <>
        {asked.dialog === "deliver" && <DeliverDialog {...dialog} signals={asked.signals} />}
        {asked.dialog === "tag" && <TagDialog {...dialog} signals={asked.signals} onChange={changeTags} />}
        {asked.dialog === "assign" && (
          <WorkDialog
            {...dialog}
            signals={asked.signals}
            onChange={(change) => work(asked.signals, change)}
          />
        )}
        {asked.dialog === "snooze" && (
          <SnoozeDialog
            {...dialog}
            signals={asked.signals}
            onSnooze={(until) => snooze(asked.signals, until)}
          />
        )}
      </>
    ),
  };
}
