"use client";
import { isServer, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { NowProvider } from "@/components/ui/relative-time";
import { createQueryClient } from "./query-client";

let browserClient: QueryClient | undefined;

/** One client per browser session, and one per request on the server so that users never share data. */
function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Providers shared by signed-in pages: server state, URL state and the current time. */
export function PortalProviders({ now, children }: { now: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <NuqsAdapter>
        <NowProvider now={now}>{children}</NowProvider>
      </NuqsAdapter>
    </QueryClientProvider>
  );
}
