"use client";
import { cx } from "class-variance-authority";
import { CircleCheck, CircleX } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { buttonStyles } from "./button";
import { connectToaster, type Notice } from "./toast";

const icons = {
  neutral: null,
  success: <CircleCheck aria-hidden className="size-4 text-success-ink" />,
  danger: <CircleX aria-hidden className="size-4 text-danger-ink" />,
};

const lastsMs = (notice: Notice) => {
  if (notice.lasts) return Number.POSITIVE_INFINITY;
  return notice.action ? 8_000 : 5_000;
};

function show(notice: Notice): void {
  const { id, text, description, progress, tone = "neutral", action } = notice;
  toast(text, {
    ...(id === undefined ? {} : { id }),
    icon: icons[tone],
    duration: lastsMs(notice),
    // Set explicitly, even to undefined: a replaced toast otherwise keeps values that the new one omits.
    description: progress ? <Progress {...progress} /> : (description ?? null),
    action: action && {
      label: action.label,
      onClick: (event) => {
        if (id !== undefined) event.preventDefault();
        action.onSelect();
      },
    },
  });
}

/** A bar and its figures. Toasts are a live region, in which visible text would be read out each time it changes. */
function Progress({ label, text, value, max }: NonNullable<Notice["progress"]>) {
  return (
    <span className="mt-1 block">
      <progress
        aria-label={label}
        value={value}
        max={Math.max(1, max)}
        className={cx(
          "block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken indeterminate:animate-pulse",
          "indeterminate:bg-accent/40 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent",
          "[&::-webkit-progress-value]:bg-accent",
        )}
      />
      <span aria-hidden className="mt-1 block tabular-nums">
        {text}
      </span>
    </span>
  );
}

const drawer = { show, dismiss: (id: string) => void toast.dismiss(id) };

/** Renders toasts at the bottom of the page; loaded by `ToastHost`. */
export function Toaster() {
  useEffect(() => connectToaster(drawer), []);
  return (
    <Sonner
      position="bottom-right"
      // Above the bar that some pages have at the bottom of narrow screens.
      offset={{ bottom: "calc(1.5rem + var(--bottom-bar, 0px))" }}
      mobileOffset={{ bottom: "calc(1rem + var(--bottom-bar, 0px))" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-2.5 rounded-lg bg-surface px-3 py-2.5 font-sans text-sm text-ink shadow-raised sm:w-96",
          title: "font-medium",
          content: "min-w-0 flex-1",
          description: "text-ink-muted",
          actionButton: buttonStyles({ size: "sm", className: "ml-auto" }),
        },
      }}
    />
  );
}
