"use client";
import { useSyncExternalStore } from "react";

const nothing = () => () => undefined;

const texts = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? "";
  const known = texts.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone && { timeZone }),
  });
  texts.set(key, format);
  return format;
}

/** An exact time in the reader's own time zone; UTC until the page is hydrated. `at` is ISO 8601. */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  return (
    <time dateTime={at} title={at}>
      {formatOf(isHydrated ? undefined : "UTC").format(new Date(at))}
    </time>
  );
}
