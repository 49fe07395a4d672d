"use client";
import type { ReactNode } from "react";
import { DialogBody } from "@/components/ui/dialog";
import type { Routing } from "@/lib/contracts/routing";
import { RoutingFields } from "./routing-fields";
import { RoutingOutcome } from "./routing-outcome";

/** The rules of a destination and what they mean, for a dialog. `keptTags` are those of the saved rules. */
export function RoutingForm({
  draft,
  keptTags,
  onChange,
  children,
}: {
  draft: Routing;
  keptTags?: readonly string[] | undefined;
  onChange: (draft: Routing) => void;
  /** Shown above the rules. */
  children?: ReactNode;
}) {
  return (
    // The outcome stays visible while the rules scroll. On a low screen that would leave them no room: all scrolls.
    <div className="flex min-h-0 flex-1 flex-col [@media(max-height:44rem)]:overflow-y-auto">
      <DialogBody className="space-y-5 pb-5 [@media(max-height:44rem)]:flex-none [@media(max-height:44rem)]:overflow-visible">
        {children}
        <RoutingFields draft={draft} keptTags={keptTags} onChange={onChange} />
      </DialogBody>
      <RoutingOutcome routing={draft} />
    </div>
  );
}
