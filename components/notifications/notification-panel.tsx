"use client";
import {
  AtSign,
  CircleAlert,
  Coins,
  type LucideIcon,
  Plug,
  Settings,
  UserRoundCheck,
  Zap,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { RelativeTime } from "@/components/ui/relative-time";
import type { NotificationKind } from "@/db/vocabulary";
import { useReadNotifications } from "@/lib/client/notifications";
import { listNotifications } from "@/lib/client/operations";
import type { Notification } from "@/lib/contracts/notifications";

const icons: Record<NotificationKind, LucideIcon> = {
  strong_signal: Zap,
  mention: AtSign,
  assignment: UserRoundCheck,
  destination: CircleAlert,
  credits: Coins,
  connected_app: Plug,
};

/** The most that are shown, which is the most that one request may ask for. */
const most = 100;

/** The newest notifications. Mounted open, because the click that opens it also loads it. */
export function NotificationPanel({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const [limit, setLimit] = useState<number>();
  const inbox = useKeptQuery(
    listNotifications,
    limit === undefined ? {} : { query: { limit: String(limit) } },
  );
  const hasMore =
    limit === undefined && inbox.data !== undefined && inbox.data.total > inbox.data.data.length;
  const read = useReadNotifications();
  const unread = inbox.data?.unread ?? 0;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        label="Notifications"
        className="flex max-h-[min(32rem,80dvh)] w-[min(24rem,calc(100vw-1rem))] flex-col p-0!"
      >
        <div className="flex min-h-11 items-center justify-between gap-2 border-line border-b py-1.5 pr-1.5 pl-4">
          <h2 className="font-medium text-ink text-sm">Notifications</h2>
          {unread > 0 && (
            <Button size="sm" variant="ghost" onClick={() => read.mutate(null)}>
              Mark all as read
            </Button>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Loaded query={inbox} rows={4} what="notifications">
            {(data) =>
              data.data.length === 0 ? (
                <p className="px-4 py-8 text-center text-ink-muted text-sm">
                  Nothing yet. Strong signals, mentions and problems appear here.
                </p>
              ) : (
                <ul className="divide-y divide-line">
                  {data.data.map((one) => (
                    <NotificationRow
                      key={one.id}
                      notification={one}
                      onOpen={() => {
                        setOpen(false);
                        if (!one.isRead) read.mutate([one.id]);
                      }}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
          {hasMore && (
            <div className="border-line border-t p-1.5">
              <Button size="sm" variant="ghost" className="w-full" onClick={() => setLimit(most)}>
                Show older
              </Button>
            </div>
          )}
        </div>
        <Link
          href="/settings/notifications"
          onClick={() => setOpen(false)}
          className="flex min-h-10 items-center gap-2 border-line border-t px-4 text-ink-muted text-sm hover:bg-hover hover:text-ink"
        >
          <Settings aria-hidden className="size-4" />
          Notification settings
        </Link>
      </PopoverContent>
    </Popover>
  );
}

function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { kind, title, body, path, isRead, createdAt } = notification;
  const Icon = icons[kind];
  return (
    <li>
      <Link href={path} onClick={onOpen} className="flex gap-3 px-4 py-2.5 hover:bg-hover">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className={isRead ? "block text-ink-muted text-sm" : "block font-medium text-ink text-sm"}>
            {title}
          </span>
          {body && <span className="line-clamp-2 text-ink-muted text-xs">{body}</span>}
          <RelativeTime at={createdAt} className="block text-ink-faint text-xs" />
        </span>
        {!isRead && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </Link>
    </li>
  );
}
