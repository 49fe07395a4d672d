"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { betaCookie } from "./beta-cookie";

const aYear = 365 * 24 * 60 * 60;

/** Marks the product as beta wherever the usage response contains `banner: "beta"`, until it is dismissed. */
export function BetaBanner() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;

  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
    document.cookie = `${betaCookie}=1; Path=/; Max-Age=${aYear}; SameSite=Lax`;
    setDismissed(true);
  }

  return (
    <aside
      data-beta
      aria-label="About this version"
      className="flex h-[2.125rem] max-sm:hidden items-center gap-2 border-line border-b bg-sunken px-4 text-ink-muted text-xs sm:px-6 print:hidden"
    >
      <Badge tone="accent">beta</Badge>
      <span className="min-w-0 flex-1 truncate">
        You are using an early version. The interface may change, but your settings and data are kept.
      </span>
      <IconButton size="sm" label="Dismiss" icon={<X />} className="-mr-2" onClick={dismiss} />
    </aside>
  );
}
