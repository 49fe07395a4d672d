"use client";
import { isServer, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { PageSession } from "@/components/page/page-session";
import { NowProvider } from "@/components/ui/relative-time";
import { TimeZoneProvider } from "@/components/ui/time-zone";
import type { ShownSession } from "@/lib/contracts/shown-session";
import { createQueryClient } from "./query-client";

let browserClient: QueryClient | undefined;

/** One client per browser session, and one per request on the server so that users never share data. */
function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Providers shared by signed-in pages: server state, URL state, the current time and the time zone. */
export function PortalProviders({
  now,
  timeZone = null,
  session = null,
  children,
}: {
  now: string;
  /** The user's choice; null for the browser's. */
  timeZone?: string | null;
  /** Whose data the pages show; null for a visitor. */
  session?: ShownSession | null;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient()}>
      <NuqsAdapter>
        <NowProvider now={now}>
          <TimeZoneProvider zone={timeZone}>
            <PageSession value={session}>{children}</PageSession>
          </TimeZoneProvider>
        </NowProvider>
      </NuqsAdapter>
    </QueryClientProvider>
  );
}
