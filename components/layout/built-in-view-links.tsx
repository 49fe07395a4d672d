"use client";
import { builtInViewLabels } from "@/components/labels/built-in-views";
import type { BuiltInView } from "@/lib/contracts/built-in-views";
import { useViewCounts } from "./use-view-counts";
import { ViewLink } from "./view-link";

/** The links below "Signals" to the views that every member has, each with its number of signals. */
export function BuiltInViewLinks({
  current,
  onNavigate,
}: {
  current: BuiltInView | undefined;
  onNavigate: (() => void) | undefined;
}) {
  const totals = useViewCounts()?.builtIn;
  return (
    <ul aria-label="Views" className="mt-0.5 flex flex-col gap-0.5">
      {builtInViewLabels.map(({ view, label, href }) => (
        <li key={view}>
          <ViewLink
            href={href}
            name={label}
            total={totals?.[view]}
            isCurrent={view === current}
            onNavigate={onNavigate}
          />
        </li>
      ))}
    </ul>
  );
}
