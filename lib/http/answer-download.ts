import { currentScope, inScope } from "@/db/work-scope";
import type { Download } from "@/lib/domain/exports/download";
import { log } from "@/lib/log";
import { asAppError } from "./answer";

/**
 * Responds with a CSV file that is made while it is sent: its next part is read when the caller has taken the one
 * before. If that fails, or `admit` throws, the connection is cut, so that the file never looks complete. When the
 * caller leaves, the running statement is canceled.
 */
export function answerDownload(
  { name, chunks }: Download,
  requestId: string,
  headers: Record<string, string>,
  admit: () => Promise<void>,
): Response {
  const abandoned = new AbortController();
  const scope = { ...currentScope(), signal: abandoned.signal };
  const encoder = new TextEncoder();
  const parts = chunks[Symbol.asyncIterator]();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>(
    {
      // Called outside of the request's scope, whose limits each statement needs.
      pull: (controller) =>
        inScope(scope, async () => {
          try {
            if (!isFirst) await admit();
            isFirst = false;
            const part = await parts.next();
            if (part.done) controller.close();
            else controller.enqueue(encoder.encode(part.value));
          } catch (error) {
            if (abandoned.signal.aborted) return;
            const level = asAppError(error).status >= 500 ? "error" : "info";
            log[level]({ requestId, err: error }, "download aborted");
            controller.error(error);
          }
        }),
      cancel: async () => {
        abandoned.abort();
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      "X-Request-Id": requestId,
      "Cache-Control": "private, no-store",
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": disposition(name),
      ...headers,
    },
  });
}

/** The name in ASCII for old clients, and in full as RFC 6266 has it. */
function disposition(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/^-+/, "");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
