"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { dismissBeta } from "./beta-dismissal";

/** Marks the product as beta wherever the usage response contains `banner: "beta"`, until it is dismissed. */
export function BetaBanner() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  function dismiss() {
    dismissBeta();
    setShown(false);
  }
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
        onClick={dismiss}
      />
    </aside>
  );
}
