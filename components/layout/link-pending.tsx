"use client";
import { useLinkStatus } from "next/link";
import { Spinner } from "@/components/ui/spinner";

/** Spinner inside a link while the target page is loading and has no skeleton to show yet. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    // Most pages load immediately, so an instant spinner would flicker.
    <span className="ml-auto animate-fade-in pl-2 text-ink-faint opacity-0 [animation-delay:200ms] [animation-fill-mode:forwards]">
      <Spinner />
    </span>
  );
}
