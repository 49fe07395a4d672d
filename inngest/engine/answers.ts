import type { Answer } from "./app";
import { retryAfterMs } from "./backoff";
import { canonical } from "./canonical";
import type { Lease } from "./lease";
import { failure, type Op, readOps, type StepFailure, toFailure } from "./ops";

/** What became of a job, to be written down. */
export type Outcome =
  | { type: "completed"; output: string; version?: number }
  | { type: "failed"; error: StepFailure; version?: number }
  | { type: "ops"; ops: Op[]; retryMs: number; version?: number }
  /** An attempt is used up. */
  | { type: "retry"; retryMs: number; reason: string; version?: number }
  /** Not an attempt: there was no app to make it. */
  | { type: "lost"; absent: boolean; reason: string }
  /** A sleep is over, or a wait or an invocation timed out. */
  | { type: "fired" };

export interface Circumstances {
  maxAttempts: number;
  backoff: (retry: number) => number;
  now: Date;
}

/** Calls broken off without an answer before each further one uses up an attempt: the step itself may be the cause. */
const lossesForgiven = 20;

/** Makes out what an answer of the app means for the job it was given to. */
export function readAnswer(answer: Answer, lease: Lease, circumstances: Circumstances): Outcome {
  switch (answer.type) {
    case "answered":
      return readAnswered(answer, lease, circumstances);
    case "absent":
      return { type: "lost", absent: true, reason: answer.reason };
    case "broken":
      return lost(answer.reason, lease, circumstances);
    case "slow":
      return retryOrFail(failure("The app did not answer in time.", "TimeoutError"), lease, circumstances);
    case "oversized":
      return { type: "failed", error: failure("The app's answer is larger than the engine takes.") };
  }
}

type Answered = Extract<Answer, { type: "answered" }>;

function readAnswered(answer: Answered, lease: Lease, circumstances: Circumstances): Outcome {
  // A proxy or a starting server answers without the SDK's mark: the function has not been asked.
  if (!answer.headers["x-inngest-sdk"] && !answer.headers["x-inngest-req-version"]) {
    return lost(`status ${answer.status} from something that is not the SDK`, lease, circumstances);
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
  const error = toFailure(body ?? `The app answered with status ${answer.status}.`);
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
): Outcome {
  if (lease.attempt + 1 >= maxAttempts) return { type: "failed", error, version };
  return { type: "retry", retryMs, reason: error.message, version };
}

function lost(reason: string, lease: Lease, circumstances: Circumstances): Outcome {
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
