"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOffline } from "@/lib/client/call";
import { ChangePoller } from "@/lib/client/change-poller";
import { pathsOf, readChanges } from "@/lib/client/changes";
import { getChanges } from "@/lib/client/operations";
import { queryKeyOf } from "@/lib/client/queries";
import type { Changes } from "@/lib/contracts/changes";

/**
 * Keeps every page of the portal current: while the page is visible and online, asks what has changed and reads again
 * only what shows it. Data that no open page shows is read again when it is next shown.
 */
export function LiveData() {
  const client = useQueryClient();
  useEffect(() => {
    const poller = openPoller(client);
    const follow = () => {
      if (document.visibilityState === "visible" && !isOffline()) poller.resume();
      else poller.pause();
    };
    const unsubscribe = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === "updated" && mutation.state.status === "success") poller.wake();
    });
    const sources = [
      [document, "visibilitychange"],
      [window, "online"],
      [window, "offline"],
    ] as const;
    for (const [target, name] of sources) target.addEventListener(name, follow);
    follow();
    return () => {
      poller.pause();
      unsubscribe();
      for (const [target, name] of sources) target.removeEventListener(name, follow);
    };
  }, [client]);
  return null;
}

function openPoller(client: QueryClient): ChangePoller {
  return new ChangePoller(
    {
      read: readChanges,
      onChange: (topics) => {
        const paths = pathsOf(topics);
        return client.invalidateQueries({ predicate: ({ queryKey }) => paths.has(String(queryKey[0])) });
      },
      // A read of the page then leads to sign-in, or shows what the member may no longer see.
      onRefused: () => void client.invalidateQueries(),
      random: Math.random,
    },
    client.getQueryData<Changes>(queryKeyOf(getChanges)),
  );
}
