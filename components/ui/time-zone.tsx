"use client";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

const OwnZone = createContext<string | null>(null);
const nothing = () => () => undefined;
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Provides the time zone that the user chose; null for the browser's. */
export function TimeZoneProvider({ zone, children }: { zone: string | null; children: ReactNode }) {
  return <OwnZone value={zone}>{children}</OwnZone>;
}

/** The time zone that times are shown in. Without the user's choice, UTC until the page is hydrated. */
export function useTimeZone(): string {
  const own = useContext(OwnZone);
  const browser = useSyncExternalStore(nothing, browserZone, () => "UTC");
  return own ?? browser;
}
