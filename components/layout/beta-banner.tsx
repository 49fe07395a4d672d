"use client";
import { X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { useProfileChange } from "@/lib/client/account";

/** Marks the product as beta until the user closes the notice, for good. */
export function BetaBanner() {
  const change = useProfileChange();
  // Whether or not the change was stored: it is in the way either way.
  if (!change.isIdle) return null;
  return (
    <aside
      aria-label="About this version"
      data-beta-banner
      className="flex items-center gap-2 border-line border-b bg-sunken px-4 py-1.5 text-ink-muted text-xs sm:px-6 print:hidden"
    >
      <Badge tone="accent">beta</Badge>
      <span className="min-w-0 flex-1">
        <span className="sm:hidden">Early version: your data is kept.</span>
        <span className="max-sm:hidden">
          You are using an early version. The interface may change, but your settings and data are kept.
        </span>
      </span>
      <IconButton
        size="sm"
        label="Dismiss the beta notice"
        icon={<X />}
        className="-my-1.5"
        onClick={() => change.mutate({ showsBetaNotice: false })}
      />
    </aside>
  );
}
