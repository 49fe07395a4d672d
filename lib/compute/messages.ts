/** What the threads send each other: one job at a time, so that nothing needs a number. */
import { AppError, type ErrorCode, type ErrorDetail } from "@/lib/errors";
import type { JobName } from "./jobs";

/** A job, for a workspace, as of `now` (ms). */
export interface Asked {
  name: JobName;
  customerId: string;
  now: number;
  input: unknown;
}

/** A refusal is an error meant for the caller; a failure is any other, as text. */
export type ComputeOutcome =
  | { kind: "ready" }
  | { kind: "done"; result: unknown }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "failed"; failure: string };

interface Refusal {
  code: ErrorCode;
  message: string;
  details: ErrorDetail[];
  status: number;
  headers: Readonly<Record<string, string>>;
}

export const refusalOf = ({ code, message, details, status, headers }: AppError): Refusal => ({
  code,
  message,
  details,
  status,
  headers,
});

export const errorOf = ({ code, message, details, status, headers }: Refusal): AppError =>
  new AppError(code, message, details, status).with(headers);
