import { isPassing } from "@/db/failures";
import type { ErrorBody } from "@/lib/contracts/operation";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { entityTag, isKnown } from "./etag";
import { JsonText } from "./json-text";

/** Responds with JSON and the request ID. */
export function answerJson(
  status: number,
  body: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const shared = { "X-Request-Id": requestId, "Cache-Control": "private, no-store", ...headers };
  if (status === 204) return new Response(null, { status, headers: shared });
  if (!(body instanceof JsonText)) return Response.json(body, { status, headers: shared });
  return new Response(body.bytes, { status, headers: { ...shared, "Content-Type": "application/json" } });
}

/** Responds with an ETag; 304 if the caller already has this version. */
export function answerTagged(
  request: Request,
  body: unknown,
  requestId: string,
  headers: Record<string, string>,
): Response {
  const text = JSON.stringify(body);
  const tag = entityTag(text);
  const all = {
    "X-Request-Id": requestId,
    "Cache-Control": "private, no-cache",
    Vary: "Authorization",
    ETag: tag,
    ...headers,
  };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: { ...all, "Content-Type": "application/json" } });
}

/** When to retry after the database was busy or unavailable, in seconds. */
const retrySeconds = 5;

/** Converts any thrown value to an `AppError`; details of other errors are not shown. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isPassing(error)) return new AppError("server_error", "Something went wrong on our side.");
  const message = "The request took too long, or our database is busy. Try again in a moment.";
  return new AppError("try_again", message).with({ "Retry-After": String(retrySeconds) });
}

/** Logs a failure of ours: as an error if someone must act, as a warning if it passes or others cause it (502, 503). */
export function logFailure(error: unknown, requestId: string | undefined): void {
  const { status } = asAppError(error);
  if (status < 500) return;
  log[status === 500 ? "error" : "warn"]({ requestId, err: error }, "request failed");
}

/** The error body of any thrown value; server errors are logged. */
export function readError(error: unknown, requestId: string): { known: AppError; body: ErrorBody } {
  const known = asAppError(error);
  logFailure(error, requestId);
  return { known, body: errorBody(known, requestId) };
}

/** An error as the contract shows it. */
export const errorBody = ({ code, message, details }: AppError, requestId: string): ErrorBody => ({
  error: code,
  message,
  requestId,
  ...(details.length > 0 && { details }),
});

/** Responds to any thrown value with its error body. */
export function answerError(
  error: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { known, body } = readError(error, requestId);
  return answerJson(known.status, body, requestId, { ...headers, ...known.headers });
}
