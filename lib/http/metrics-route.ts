import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors";
import { telemetry } from "@/lib/telemetry/telemetry";
import { answerError } from "./answer";
import { requestIdOf } from "./request-id";

/**
 * Answers with the metrics in the text format of Prometheus: 404 without a configured token, 401 without the right one.
 */
export function createMetricsRoute(tokenOf: () => string | undefined) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    try {
      const token = tokenOf();
      const opened = telemetry();
      if (!token || !opened) throw new AppError("not_found", "Metrics are not configured.");
      const given = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
      if (!isSame(given, token))
        throw new AppError("unauthorized", "Send the metrics token as a bearer token.");
      return new Response(await opened.scrape(), {
        headers: {
          "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Request-Id": requestId,
        },
      });
    } catch (error) {
      return answerError(error, requestId);
    }
  };
}

/** Compares hashes, so that neither content nor length shows in the time it takes. */
const isSame = (input: string, expected: string): boolean => timingSafeEqual(hash(input), hash(expected));

const hash = (text: string) => createHash("sha256").update(text).digest();
