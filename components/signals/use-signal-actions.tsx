"use client";
import { type ReactNode, useRef, useState } from "react";
import type { SignalAction } from "@/components/keys/key-table";
import { describeSignals } from "@/components/labels/describe-signal";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import type { WorkChange } from "@/lib/client/work-change";
import type { SignalItem } from "@/lib/contracts/signals";
import { focusNewComment } from "./focus-new-comment";
import { isContacted } from "./is-contacted";
import { movesBy } from "./moves-by";
import { useReachOut } from "./use-reach-out";
import { useSignalChanges } from "./use-signal-changes";
import { useTeammates } from "./use-team";
import type { Verdict } from "./verdicts";

const DeliverDialog = loadable(() => import("./deliver-dialog").then((file) => file.DeliverDialog));
const TagDialog = loadable(() => import("./tag-dialog").then((file) => file.TagDialog));
const AssignDialog = loadable(() => import("./assign-dialog").then((file) => file.AssignDialog));
const StageDialog = loadable(() => import("./stage-dialog").then((file) => file.StageDialog));
const SnoozeDialog = loadable(() => import("./snooze-dialog").then((file) => file.SnoozeDialog));
const CommentDialog = loadable(() => import("./comment-dialog").then((file) => file.CommentDialog));
const loaders = [DeliverDialog, TagDialog, AssignDialog, StageDialog, SnoozeDialog, CommentDialog];

type DialogName = "tag" | "deliver" | "assign" | "stage" | "snooze" | "comment";
type Signals = readonly SignalItem[];

/** What each shortcut does to signals, and the actions without one. */
export interface SignalActionHandlers extends Record<SignalAction, (signals: Signals) => void> {
  untag: (signal: SignalItem, tag: SignalItem["tags"][number]) => void;
  /** Assigns signals or moves them to another stage at once. */
  work: (signals: Signals, change: WorkChange) => void;
  /** Gives, or with null removes, the reader's verdict. */
  judge: (signals: Signals, verdict: Verdict | null) => Promise<void>;
  /** Preloads the dialogs. */
  prepare: () => void;
  /** The current progress in words; null when idle. */
  progress: string | null;
  /** The dialogs, rendered by the caller. */
  dialogs: ReactNode;
}

/**
 * Actions on one or many signals: what can be undone takes effect at once, the rest is asked in a dialog. `onHide` is
 * called with signals that are about to be archived, unarchived or snoozed.
 */
export function useSignalActions(
  onHide: (signals: Signals, how: "archive" | "snooze") => void = () => {},
): SignalActionHandlers {
  const { progress, changeTags, ...changes } = useSignalChanges();
  const reachOut = useReachOut();
  const me = useTeammates().find(({ isMe }) => isMe);
  const [asked, setAsked] = useState<{ dialog: DialogName; signals: Signals } | null>(null);
  const [open, setOpen] = useState(false);
  const asker = useRef<Element | null>(null);

  /** These dialogs have no trigger button that could take the focus back. */
  function returnFocus(event: Event) {
    event.preventDefault();
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }

  const ask = (dialog: DialogName) => (signals: Signals) => {
    if (signals.length === 0) return;
    asker.current = document.activeElement;
    setAsked({ dialog, signals });
    setOpen(true);
  };
  const some = (run: (signals: Signals) => void) => (signals: Signals) => {
    if (signals.length > 0) run(signals);
  };

  function moveBy(signals: Signals, step: 1 | -1) {
    const moves = movesBy(signals, step);
    for (const { stage, signals } of moves) void changes.work(signals, { stage });
    if (moves.length > 0) return;
    notify({ text: `${describeSignals(signals)}: already in the ${step > 0 ? "last" : "first"} stage` });
  }

  const signals = asked?.signals ?? [];
  const dialog = { open, onOpenChange: setOpen, onCloseAutoFocus: returnFocus, signals };

  return {
    archive: some((signals) => {
      onHide(signals, "archive");
      changes.archive(signals);
    }),
    finish: some((signals) => {
      onHide(signals, "archive");
      changes.finish(signals);
    }),
    assignToMe: some((signals) => me && void changes.work(signals, { assignee: me })),
    contacted: some((signals) => {
      // Those who have bought were contacted, too, and stay where they are.
      const open = signals.filter((signal) => !isContacted(signal));
      if (open.length === 0) notify({ text: `${describeSignals(signals)}: already contacted` });
      else void changes.work(open, { stage: "contacted" });
    }),
    goodFit: some((signals) => void changes.judge(signals, "good_fit")),
    notFit: some((signals) => void changes.judge(signals, "not_fit")),
    copyOpener: some(reachOut.copyOpener),
    profile: some(reachOut.profile),
    comment: some((signals) => {
      const [only] = signals.length === 1 ? signals : [];
      if (!only || !focusNewComment(only.id)) ask("comment")(signals);
    }),
    unread: some((signals) => void changes.markRead(signals)),
    tag: ask("tag"),
    deliver: ask("deliver"),
    assign: ask("assign"),
    stage: ask("stage"),
    stageOn: some((signals) => moveBy(signals, 1)),
    stageBack: some((signals) => moveBy(signals, -1)),
    snooze: ask("snooze"),
    untag: changes.untag,
    work: (signals, change) => void changes.work(signals, change),
    judge: changes.judge,
    prepare: () => {
      for (const { load } of loaders) void load();
    },
    progress,
    dialogs: asked && (
      <>
        {asked.dialog === "deliver" && <DeliverDialog {...dialog} />}
        {asked.dialog === "tag" && <TagDialog {...dialog} onChange={changeTags} />}
        {asked.dialog === "assign" && (
          <AssignDialog {...dialog} onAssign={(assignee) => void changes.work(signals, { assignee })} />
        )}
        {asked.dialog === "stage" && (
          <StageDialog {...dialog} onMove={(stage) => void changes.work(signals, { stage })} />
        )}
        {asked.dialog === "snooze" && (
          <SnoozeDialog
            {...dialog}
            onSnooze={(until) => {
              onHide(signals, "snooze");
              changes.snooze(signals, until);
            }}
          />
        )}
        {asked.dialog === "comment" && <CommentDialog {...dialog} />}
      </>
    ),
  };
}
