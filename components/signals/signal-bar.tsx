"use client";
import { cx } from "class-variance-authority";
import {
  ChevronDown,
  ChevronUp,
  Clock,
  Ellipsis,
  type LucideIcon,
  MessageSquare,
  Send,
  Tag,
  UserRound,
  UserRoundCheck,
} from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { actionKeys, moveKeys, type SignalAction } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { IconButton } from "@/components/ui/icon-button";
import type { SignalDetail } from "@/lib/contracts/signals";
import { doneButtons } from "./done-buttons";
import { isContacted } from "./is-contacted";
import type { SignalActionHandlers } from "./use-signal-actions";

const loadMore = () => import("./action-menu");
const ActionMenu = lazy(() => loadMore().then((file) => ({ default: file.ActionMenu })));

/** Where a signal stands in its list, and how to get to those beside it. */
export interface Place {
  /** From 1. */
  position: number;
  total: number;
  /** Undefined at the list's ends. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The actions with a button of their own; the others, and these too, are in the menu. */
const buttons: readonly { action: SignalAction; Icon: LucideIcon; asks?: true; isWide?: true }[] = [
  { action: "snooze", Icon: Clock, asks: true },
  { action: "assign", Icon: UserRound, asks: true, isWide: true },
  { action: "tag", Icon: Tag, asks: true, isWide: true },
  { action: "comment", Icon: MessageSquare, isWide: true },
  { action: "contacted", Icon: UserRoundCheck },
  { action: "deliver", Icon: Send, asks: true },
];

/** At least 44 px on phones, where the bar is at the bottom of the screen. */
const target = "max-lg:min-h-11 max-lg:min-w-11";

/**
 * Every action on the open signal, always in sight: above the signal on wide screens, at the bottom of the screen on
 * narrow ones. `place` leads to the signals beside it in the list.
 */
export function SignalBar({
  signal,
  actions,
  place,
  more,
}: {
  /** Undefined while it is loading. */
  signal: SignalDetail | undefined;
  actions: SignalActionHandlers;
  place: Place | null;
  /** Another button, at the end. */
  more?: ReactNode;
}) {
  const hint = useKeyHint();
  const open = signal ? [signal] : [];
  const wasContacted = signal !== undefined && isContacted(signal);
  return (
    <section
      aria-label="Actions on this signal"
      className={cx(
        "@container z-20 border-line bg-surface print:hidden",
        "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)]",
        "lg:sticky lg:top-0 lg:rounded-t-lg lg:border-b",
      )}
    >
      <div className="flex items-center gap-0.5 px-2 max-lg:justify-between max-lg:py-1.5 lg:h-11 lg:px-3">
        {place && (
          <>
            <Step shortcut={moveKeys.previous} icon={<ChevronUp />} go={place.previous} />
            <Step shortcut={moveKeys.next} icon={<ChevronDown />} go={place.next} />
            <span className="mr-auto hidden whitespace-nowrap px-1.5 text-ink-muted text-xs tabular-nums @md:block">
              {place.position.toLocaleString("en-US")} of {place.total.toLocaleString("en-US")}
            </span>
          </>
        )}
        <span className="flex-1 max-lg:hidden" />
        {doneButtons(open).map(({ action, label, Icon }) => (
          <IconButton
            key={action}
            {...hint(actionKeys[action], label)}
            label={label}
            icon={<Icon />}
            className={cx(target, action === "finish" && "@max-sm:hidden")}
            onClick={() => actions[action](open)}
          />
        ))}
        {buttons.map(({ action, Icon, asks, isWide }) => (
          <IconButton
            key={action}
            {...hint(actionKeys[action])}
            label={actionKeys[action].label}
            icon={<Icon />}
            className={cx(
              target,
              isWide && "@max-sm:hidden",
              action === "contacted" && wasContacted && "text-success-ink",
            )}
            {...(action === "contacted" && { "aria-pressed": wasContacted })}
            {...(asks && { "aria-haspopup": "dialog", onPointerEnter: actions.prepare })}
            onClick={() => actions[action](open)}
          />
        ))}
        <More onAction={(action) => actions[action](open)} />
        {more}
      </div>
    </section>
  );
}

/** The step that was just taken: it leads to another page, on which its button takes the focus again. */
let taken: { label: string; at: number } | null = null;
const focusForMs = 10_000;

function Step({
  shortcut,
  icon,
  go,
}: {
  shortcut: (typeof moveKeys)["next" | "previous"];
  icon: ReactNode;
  go: (() => void) | undefined;
}) {
  const hint = useKeyHint();
  const { label } = shortcut;

  function focusIfTaken(button: HTMLButtonElement | null) {
    const isTaken = taken?.label === label && Date.now() - taken.at < focusForMs;
    if (!button || !isTaken || document.activeElement !== document.body) return;
    button.focus({ preventScroll: true });
  }

  return (
    <IconButton
      {...hint(shortcut)}
      ref={focusIfTaken}
      label={label}
      icon={icon}
      className={cx(target, "aria-disabled:cursor-not-allowed aria-disabled:opacity-55")}
      // Stays focusable at the list's ends, so that the focus is not lost on the way.
      aria-disabled={go === undefined}
      onClick={() => {
        if (!go) return;
        taken = { label, at: Date.now() };
        go();
      }}
    />
  );
}

/** The menu of all actions, loaded on first use. */
function More({ onAction }: { onAction: (action: SignalAction) => void }) {
  const [asked, setAsked] = useState(false);
  const button = <MoreButton onPointerEnter={() => void loadMore()} onClick={() => setAsked(true)} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <ActionMenu trigger={<MoreButton />} onAction={onAction} />
    </Suspense>
  );
}

const MoreButton = (rest: Partial<ComponentProps<typeof IconButton>>) => (
  <IconButton {...rest} label="All actions" icon={<Ellipsis />} className={target} aria-haspopup="menu" />
);
