/** Why a call to the model failed, without the vendor's own words: they may repeat the key or a person's data. */
export interface Failure {
  /** `malformed`: an answer came, but not the one asked for. `rejected`: the vendor does not accept the request. */
  kind: "timeout" | "unreachable" | "busy" | "unavailable" | "rejected" | "malformed";
  /** Whether asking again soon may help. */
  isPassing: boolean;
  status: number | null;
  /** What the vendor asks for; null if it does not say. */
  retryAfterMs: number | null;
  /** What was charged, if the vendor said so. */
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | null;
}

export async function readFailure(error: unknown): Promise<Failure> {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import("ai");
  const failure = (kind: Failure["kind"], more: Partial<Failure> = {}): Failure => ({
    ...{ kind, isPassing: false, status: null, retryAfterMs: null, usage: null },
    ...more,
  });
  if (NoObjectGeneratedError.isInstance(error)) return failure("malformed", { usage: error.usage ?? null });
  if (NoOutputGeneratedError.isInstance(error)) return failure("malformed");
  if (isTimeout(error)) return failure("timeout", { isPassing: true });
  if (!APICallError.isInstance(error)) return failure("unreachable", { isPassing: true });
  const { statusCode: status = null, responseHeaders = {} } = error;
  if (status === null) {
    return isTimeout(error.cause)
      ? failure("timeout", { isPassing: true })
      : failure("unreachable", { isPassing: true });
  }
  if (status < 300) return failure("malformed", { status });
  const told = { status, retryAfterMs: readRetryAfter(responseHeaders["retry-after"]) };
  if (status === 429) return failure("busy", { ...told, isPassing: true });
  if (status >= 500 || status === 408) return failure("unavailable", { ...told, isPassing: true });
  return failure("rejected", told);
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");

/** Seconds; a date is too far away to wait for. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : Number.POSITIVE_INFINITY;
}
