import type { Answer } from "./app";
import { retryAfterMs } from "./backoff";
import { canonical } from "./canonical";
import type { Lease } from "./lease";
import { failure, type Op, readOps, type StepFailure, toFailure } from "./ops";

/** The result of a job, to be saved. */
export type JobResult =
  | { type: "completed"; output: string; version?: number }
  | { type: "failed"; error: StepFailure; version?: number }
  | { type: "ops"; ops: Op[]; retryMs: number; version?: number }
  /** Uses up an attempt. */
  | { type: "retry"; retryMs: number; reason: string; version?: number }
  /** Not an attempt: the app was not there to run it. */
  | { type: "lost"; absent: boolean; reason: string }
  /** A sleep is over, or a wait or an invocation timed out. */
  | { type: "fired" };

export interface Circumstances {
  maxAttempts: number;
  backoff: (retry: number) => number;
  now: Date;
}

/**
 * Calls may break off this often without an answer. After that each one uses an attempt, since the step may be the
 * cause.
 */
const lossesForgiven = 20;

/** Interprets the app's response to a job. */
export function readAnswer(answer: Answer, lease: Lease, circumstances: Circumstances): JobResult {
  switch (answer.type) {
    case "answered":
      return readAnswered(answer, lease, circumstances);
    case "absent":
      return { type: "lost", absent: true, reason: answer.reason };
    case "broken":
      return lost(answer.reason, lease, circumstances);
    case "slow":
      return retryOrFail(failure("The app did not respond in time.", "TimeoutError"), lease, circumstances);
    case "oversized":
      return { type: "failed", error: failure("The app's response is too large.") };
  }
}

type Answered = Extract<Answer, { type: "answered" }>;

function readAnswered(answer: Answered, lease: Lease, circumstances: Circumstances): JobResult {
  // A proxy or a starting server responds without the SDK's header: the function was not called.
  if (!answer.headers["x-inngest-sdk"] && !answer.headers["x-inngest-req-version"]) {
    return lost(`status ${answer.status} from something other than the SDK`, lease, circumstances);
  }
  const version = readVersion(answer.headers["x-inngest-req-version"]);
  const body = parse(answer.body);
  if (answer.status === 200) return { type: "completed", output: canonical(body), version };
  const { now, backoff, maxAttempts } = circumstances;
  const retryMs = retryAfterMs(answer.headers["retry-after"], now) ?? backoff(lease.attempt + 1);
  if (answer.status === 206) {
    return {
      type: "ops",
      ops: readOps(body, { attempt: lease.attempt, maxAttempts, now }),
      retryMs,
      version,
    };
  }
  const error = toFailure(body ?? `The app responded with status ${answer.status}.`);
  const final = answer.headers["x-inngest-no-retry"] === "true" || answer.status === 400;
  return final
    ? { type: "failed", error, version }
    : retryOrFail(error, lease, circumstances, retryMs, version);
}

function retryOrFail(
  error: StepFailure,
  lease: Lease,
  { maxAttempts, backoff }: Circumstances,
  retryMs = backoff(lease.attempt + 1),
  version?: number,
): JobResult {
  if (lease.attempt + 1 >= maxAttempts) return { type: "failed", error, version };
  return { type: "retry", retryMs, reason: error.message, version };
}

function lost(reason: string, lease: Lease, circumstances: Circumstances): JobResult {
  if (lease.losses >= lossesForgiven) return retryOrFail(failure(reason), lease, circumstances);
  return { type: "lost", absent: false, reason };
}

function readVersion(header: string | undefined): number | undefined {
  const version = Number(header);
  return header && Number.isInteger(version) ? version : undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body === "" ? undefined : body.slice(0, 1_000);
  }
}
