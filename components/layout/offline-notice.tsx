"use client";
import { WifiOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { isOffline } from "@/lib/client/call";

function watch(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * Says when the browser has no connection. It also registers the worker that answers pages which can't be loaded, so
 * that no link ends on the browser's error page.
 */
export function OfflineNotice() {
  const hasNoNetwork = useSyncExternalStore(watch, isOffline, () => false);
  useEffect(() => {
    // Browsers without workers, or that refuse them, show their own error page.
    navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
  }, []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
      {hasNoNetwork && (
        <p className="flex items-center gap-2 rounded-md bg-ink px-3 py-2 text-canvas text-sm shadow-raised">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. This page may be out of date, and changes may fail.
        </p>
      )}
    </div>
  );
}
