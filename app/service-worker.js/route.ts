import { offlineWorker } from "@/lib/http/offline-worker";

/** The script that keeps the browser's error page away while the service can't be reached. */
export const GET = (): Response =>
  new Response(offlineWorker, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
