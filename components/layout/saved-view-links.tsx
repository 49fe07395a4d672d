"use client";
import { Bookmark, Users } from "lucide-react";
import { hrefOfView } from "@/lib/client/saved-views";
import type { SavedView } from "@/lib/contracts/saved-views";
import { useViewCounts } from "./use-view-counts";
import { ViewLink } from "./view-link";

/** The sidebar's links to saved views, each with its number of signals. */
export function SavedViewLinks({
  views,
  current,
  onNavigate,
}: {
  views: readonly SavedView[];
  /** The ID of the open view. */
  current: string | undefined;
  onNavigate: (() => void) | undefined;
}) {
  const counts = useViewCounts()?.data;
  if (views.length === 0) return null;
  return (
    <div className="mt-4">
      <p id="saved-views" className="px-2 pb-1 text-ink-faint text-xs">
        Saved views
      </p>
      <ul aria-labelledby="saved-views" className="flex flex-col gap-0.5">
        {views.map((view) => (
          <li key={view.id}>
            <ViewLink
              href={hrefOfView(view)}
              name={view.name}
              icon={view.isShared ? Users : Bookmark}
              total={counts?.find(({ id }) => id === view.id)?.total}
              isCurrent={view.id === current}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
