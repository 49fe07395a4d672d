"use client";
import { cx } from "class-variance-authority";
import { Eye, type LucideIcon, Radar, Send, Target, UserCheck } from "lucide-react";
import { DaySections } from "@/components/ui/day-sections";
import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import { rowTarget } from "@/components/ui/row-target";
import { stretchedLink } from "@/components/ui/stretched-link";
import type { ActivityItem } from "@/lib/contracts/activity";

const icons: Record<ActivityItem["category"], LucideIcon> = {
  discovery: Radar,
  harvest: Eye,
  enrichment: UserCheck,
  icp: Target,
  delivery: Send,
};

/** Above the link that covers the row. */
const ownLink =
  "relative z-10 rounded-sm text-ink-muted underline decoration-line underline-offset-4 hover:text-ink";

/** The feed grouped by day in the user's time zone. */
export function ActivityDays({ items }: { items: ActivityItem[] }) {
  return (
    <DaySections rows={items} timeOf={({ at }) => at}>
      {(item) => <Entry key={item.id} item={item} />}
    </DaySections>
  );
}

function Entry({ item: { category, title, detail, path, detailPath, related, at } }: { item: ActivityItem }) {
  const Icon = icons[category];
  return (
    <li className="relative flex items-start gap-3 border-line border-b px-4 py-2.5 last:border-b-0 has-[a]:hover:bg-hover/60">
      <span className="grid size-6 shrink-0 place-items-center rounded-md bg-sunken text-ink-muted">
        <Icon aria-hidden className="size-3.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 pt-0.5 text-sm md:flex-nowrap">
        <p className="min-w-0 break-words md:max-w-[65%] md:flex-none">
          {path ? (
            <Link href={path} {...rowTarget} className={cx("font-medium text-ink", stretchedLink)}>
              {title}
            </Link>
          ) : (
            <span className="font-medium text-ink">{title}</span>
          )}
        </p>
        {detail && (
          <p className="min-w-0 text-ink-muted max-md:basis-full md:flex-1 md:truncate">
            {detailPath ? (
              <Link href={detailPath} className={ownLink}>
                {detail}
              </Link>
            ) : (
              detail
            )}
          </p>
        )}
        {related && (
          <p className="min-w-0 max-w-full truncate max-md:basis-full md:ml-auto md:max-w-[35%] md:flex-none">
            <Link href={related.path} className={ownLink}>
              {related.label}
            </Link>
          </p>
        )}
      </div>
      <LocalTime
        at={at}
        style="time"
        className="w-16 shrink-0 pt-1 text-right text-ink-muted text-xs tabular-nums"
      />
    </li>
  );
}
