"use client";
import { isServer, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { NowProvider } from "@/components/ui/relative-time";
import { createQueryClient } from "./query-client";

let browserClient: QueryClient | undefined;

/** One client for the browser's lifetime, and on the server one a request, so that nobody sees another's data. */
function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** What islands of signed-in pages share: server state, the address as state, and the time. */
export function PortalProviders({ now, children }: { now: string; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <NuqsAdapter>
        <NowProvider now={now}>{children}</NowProvider>
      </NuqsAdapter>
    </QueryClientProvider>
  );
}
