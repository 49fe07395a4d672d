"use client";
import { isServer, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { PageSession } from "@/components/page/page-session";
import { NowProvider } from "@/components/ui/relative-time";
import { TimeFormatProvider } from "@/components/ui/time-format";
import type { ShownSession } from "@/lib/contracts/shown-session";
import { createQueryClient } from "./query-client";

let browserClient: QueryClient | undefined;

/** One client per browser session, and one per request on the server so that users never share data. */
function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Providers shared by signed-in pages: server state, URL state, the current time and how times are written. */
export function PortalProviders({
  now,
  timeZone = null,
  timeLocale = "en-US",
  session = null,
  children,
}: {
  now: string;
  /** The user's choice; null for the browser's. */
  timeZone?: string | null;
  /** How the reader writes times, of `timeLocaleOf`. */
  timeLocale?: string;
  /** Whose data the pages show; null for a visitor. */
  session?: ShownSession | null;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient()}>
      <NuqsAdapter>
        <NowProvider now={now}>
          <TimeFormatProvider zone={timeZone} locale={timeLocale}>
            <PageSession value={session}>{children}</PageSession>
          </TimeFormatProvider>
        </NowProvider>
      </NuqsAdapter>
    </QueryClientProvider>
  );
}
