"use client";
import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { Bookmark, Users } from "lucide-react";
import Link from "next/link";
import { countSavedViews } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { hrefOfView } from "@/lib/client/saved-views";
import type { SavedView } from "@/lib/contracts/saved-views";
import { navLinkStyles } from "./nav-link-styles";

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
  const counts = useQuery({ ...query(countSavedViews), enabled: views.length > 0 }).data?.data;
  if (views.length === 0) return null;
  return (
    <div className="mt-4">
      <p id="saved-views" className="px-2 pb-1 text-ink-faint text-xs">
        Saved views
      </p>
      <ul aria-labelledby="saved-views" className="flex flex-col gap-0.5">
        {views.map((view) => {
          const total = counts?.find(({ id }) => id === view.id)?.total;
          const Icon = view.isShared ? Users : Bookmark;
          const isCurrent = view.id === current;
          return (
            <li key={view.id}>
              <Link
                href={hrefOfView(view)}
                aria-current={isCurrent ? "page" : undefined}
                title={view.name}
                onClick={onNavigate}
                className={navLinkStyles(isCurrent)}
              >
                <Icon
                  aria-hidden
                  className={cx("size-4 shrink-0", isCurrent ? "text-accent-ink" : "text-ink-faint")}
                />
                <span className="min-w-0 flex-1 truncate">{view.name}</span>
                {typeof total === "number" && (
                  <span className="font-normal text-ink-faint text-xs tabular-nums">
                    {total.toLocaleString("en-US")}
                    <span className="sr-only"> {total === 1 ? "signal" : "signals"}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
