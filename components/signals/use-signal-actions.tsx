"use client";
import { type ReactNode, useRef, useState } from "react";
import { actionKeys, type SignalAction } from "@/components/keys/key-table";
import { describeSignals } from "@/components/labels/describe-signal";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { changedBy, type WorkChange } from "@/lib/client/work-change";
import type { SignalItem } from "@/lib/contracts/signals";
import { handledByOthers } from "./describe-handling";
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
const HandledDialog = loadable(() => import("./handled-dialog").then((file) => file.HandledDialog));
const loaders = [
  DeliverDialog,
  TagDialog,
  AssignDialog,
  StageDialog,
  SnoozeDialog,
  CommentDialog,
  HandledDialog,
];

type DialogName = "tag" | "deliver" | "assign" | "stage" | "snooze" | "comment";

/** What is asked before it is done: in a dialog of its own, or whether to work what another member handles. */
type Asked =
  | { dialog: DialogName; signals: Signals }
  | { dialog: "handled"; signals: Signals; change: WorkChange };
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const asker = useRef<Element | null>(null);

  /** These dialogs have no trigger button that could take the focus back. */
  function returnFocus(event: Event) {
    event.preventDefault();
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }

  function open(asked: Asked) {
    // A dialog that leads to another one keeps who asked for it.
    if (!isOpen) asker.current = document.activeElement;
    setAsked(asked);
    setOpen(true);
  }

  const ask = (dialog: DialogName) => (signals: Signals) => {
    if (signals.length > 0) open({ dialog, signals });
  };
  const some = (run: (signals: Signals) => void) => (signals: Signals) => {
    if (signals.length > 0) run(signals);
  };

  /** Changes signals, after a warning if the reader is about to work with persons whom another member handles. */
  function work(signals: Signals, change: WorkChange) {
    const isTaking =
      change.stage === "contacted" || (me !== undefined && change.assignee?.userId === me.userId);
    const handled = isTaking ? handledByOthers(changedBy(signals, change), me?.userId) : [];
    if (handled.length > 0) open({ dialog: "handled", signals, change });
    else void changes.work(signals, change);
  }

  function moveBy(signals: Signals, step: 1 | -1) {
    const moves = movesBy(signals, step);
    for (const { stage, signals } of moves) work(signals, { stage });
    if (moves.length > 0) return;
    notify({ text: `${describeSignals(signals)}: already in the ${step > 0 ? "last" : "first"} stage` });
  }

  const signals = asked?.signals ?? [];
  const dialog = { open: isOpen, onOpenChange: setOpen, onCloseAutoFocus: returnFocus, signals };

  return {
    archive: some((signals) => {
      onHide(signals, "archive");
      changes.archive(signals);
    }),
    finish: some((signals) => {
      onHide(signals, "archive");
      changes.finish(signals);
    }),
    assignToMe: some((signals) => me && work(signals, { assignee: me })),
    contacted: some((signals) => {
      // Those who have bought were contacted, too, and stay where they are.
      const open = signals.filter((signal) => !isContacted(signal));
      if (open.length === 0) notify({ text: `${describeSignals(signals)}: already contacted` });
      else work(open, { stage: "contacted" });
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
    work,
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
          <AssignDialog {...dialog} onAssign={(assignee) => work(signals, { assignee })} />
        )}
        {asked.dialog === "stage" && <StageDialog {...dialog} onMove={(stage) => work(signals, { stage })} />}
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
        {asked.dialog === "handled" && (
          <HandledDialog
            {...dialog}
            confirm={asked.change.stage ? actionKeys.contacted.label : actionKeys.assignToMe.label}
            onConfirm={() => void changes.work(signals, asked.change)}
          />
        )}
      </>
    ),
  };
}
