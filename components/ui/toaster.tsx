"use client";
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

function draw({ text, description, tone = "neutral", action }: Notice): void {
  toast(text, {
    icon: icons[tone],
    duration: action ? 8_000 : 5_000,
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.onSelect } }),
  });
}

/** Draws toasts at the foot of the page; loaded by `ToastHost`. */
export function Toaster() {
  useEffect(() => connectToaster(draw), []);
  return (
    <Sonner
      position="bottom-right"
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
