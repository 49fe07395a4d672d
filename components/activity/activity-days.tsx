"use client";
import { cx } from "class-variance-authority";
import { Eye, type LucideIcon, Radar, Send, Target, UserCheck } from "lucide-react";
import Link from "next/link";
import { dayIn, formatTime } from "@/components/ui/format-time";
import { LocalTime } from "@/components/ui/local-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import { useTimeZone } from "@/components/ui/time-zone";
import type { ActivityItem } from "@/lib/contracts/activity";

const icons: Record<ActivityItem["category"], LucideIcon> = {
  discovery: Radar,
  harvest: Eye,
  enrichment: UserCheck,
  icp: Target,
  delivery: Send,
};

/** The feed grouped by day in the user's time zone. */
export function ActivityDays({ items }: { items: ActivityItem[] }) {
  const zone = useTimeZone();
  const days = [...new Set(items.map(({ at }) => dayIn(at, zone)))];
  return days.map((day) => {
    const ofDay = items.filter(({ at }) => dayIn(at, zone) === day);
    const title = formatTime(ofDay[0]?.at ?? day, "weekday", zone);
    return (
      <section key={day} aria-label={title}>
        <h2 className="sticky top-14 z-10 border-line border-b bg-sunken px-4 py-1.5 font-medium text-ink-muted text-xs first:rounded-t-lg lg:top-0">
          {title}
        </h2>
        <ul>
          {ofDay.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </ul>
      </section>
    );
  });
}

function Entry({ item }: { item: ActivityItem }) {
  const Icon = icons[item.category];
  const href = item.signalId
    ? `/signals/${item.signalId}`
    : item.sourceId
      ? `/sources/${item.sourceId}`
      : null;
  return (
    <li className="relative flex items-start gap-3 border-line border-b px-4 py-2.5 last:border-b-0 has-[a]:hover:bg-hover/60">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 text-sm">
        {href ? (
          <Link href={href} className={cx("font-medium text-ink", stretchedLink)}>
            {item.title}
          </Link>
        ) : (
          <span className="font-medium text-ink">{item.title}</span>
        )}
        {item.detail && <p className="text-ink-muted">{item.detail}</p>}
      </div>
      <LocalTime at={item.at} style="time" className="shrink-0 text-ink-muted text-xs tabular-nums" />
    </li>
  );
}
