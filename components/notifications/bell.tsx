"use client";
import { Bell as BellIcon } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useApiQuery } from "@/components/page/use-api-query";
import { listNotifications } from "@/lib/client/operations";

const loadPanel = () => import("./notification-panel");
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.NotificationPanel })));

/** Opens the notifications and says how many are unread; the panel is loaded on first use. */
export function NotificationBell() {
  const [asked, setAsked] = useState(false);
  const unread = useApiQuery(listNotifications).data?.unread ?? 0;
  const button = (
    <BellButton unread={unread} onPointerEnter={() => void loadPanel()} onClick={() => setAsked(true)} />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <Panel trigger={<BellButton unread={unread} />} />
    </Suspense>
  );
}

function BellButton({ unread, ...rest }: ComponentProps<"button"> & { unread: number }) {
  const label = unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      className="relative inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover pointer-coarse:size-10"
      {...rest}
    >
      <BellIcon aria-hidden className="size-4" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-medium text-[0.625rem] text-on-accent leading-none tabular-nums"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </button>
  );
}
