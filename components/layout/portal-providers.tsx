"use client";
import { isServer, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { NowProvider } from "@/components/ui/relative-time";
import { ApiError } from "@/lib/client/call";

const staleMs = 30_000;

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered with is fresh: no second request while the page comes alive.
        staleTime: staleMs,
        // A refusal is an answer; only what did not arrive is worth asking for again.
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0),
      },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One client for the browser's lifetime, and on the server one a request, so that nobody sees another's data. */
function queryClient(): QueryClient {
  if (isServer) return createClient();
  browserClient ??= createClient();
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
