"use client";
import { useLinkStatus } from "next/link";
import { Spinner } from "@/components/ui/spinner";

/** Inside a link: turns while the page that it leads to is not there and nothing of it can be shown yet. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    // Most pages are there at once: it would only flicker.
    <span className="ml-auto animate-fade-in pl-2 text-ink-faint opacity-0 [animation-delay:200ms] [animation-fill-mode:forwards]">
      <Spinner />
    </span>
  );
}
