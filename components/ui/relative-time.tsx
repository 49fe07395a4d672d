"use client";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { describeAge } from "./describe-age";
import { formatTime } from "./format-time";
import { useTimeFormat } from "./time-format";

const ServerNow = createContext<string | null>(null);

/** Provides the server's time, so that server rendering and hydration produce the same text. */
export function NowProvider({ now, children }: { now: string; children: ReactNode }) {
  return <ServerNow value={now}>{children}</ServerNow>;
}

const minute = 60_000;

function watchMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 2);
  return () => clearInterval(timer);
}

/** "5 min ago", updated regularly, with the exact time and its zone on hover. `at` is ISO 8601. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const serverNow = useContext(ServerNow);
  const now = useSyncExternalStore(
    watchMinutes,
    () => Math.floor(Date.now() / minute) * minute,
    () => (serverNow ? Date.parse(serverNow) : null),
  );
  const format = useTimeFormat();
  return (
    <time dateTime={at} title={formatTime(at, "exact", format)} className={className}>
      {describeAge(at, now, format)}
    </time>
  );
}
