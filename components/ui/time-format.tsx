"use client";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { TimeFormat } from "./format-time";

const Own = createContext<{ zone: string | null; locale: string }>({ zone: null, locale: "en-US" });
const nothing = () => () => undefined;
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Provides the time zone that the user chose, null for the browser's, and how the reader writes times. */
export function TimeFormatProvider({
  zone,
  locale,
  children,
}: {
  zone: string | null;
  locale: string;
  children: ReactNode;
}) {
  return <Own value={useMemo(() => ({ zone, locale }), [zone, locale])}>{children}</Own>;
}

/** How times are shown. Without the user's choice of a zone, they are in UTC until the page is hydrated. */
export function useTimeFormat(): TimeFormat {
  const { zone, locale } = useContext(Own);
  const browser = useSyncExternalStore(nothing, browserZone, () => "UTC");
  return { zone: zone ?? browser, locale };
}
