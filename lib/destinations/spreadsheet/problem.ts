import type { Verdict } from "../destination";

/** Why no row was written, in the form a receipt needs. Never thrown outside this folder. */
export class SpreadsheetProblem extends Error {
  readonly verdict: Exclude<Verdict, "delivered" | "gone">;
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
  /** The response text; null if there was none. */
  readonly answer: string | null;

  constructor(
    verdict: SpreadsheetProblem["verdict"],
    message: string,
    details: { status?: number; retryAfterSeconds?: number | null; answer?: string } = {},
  ) {
    super(message);
    this.verdict = verdict;
    this.status = details.status ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.answer = details.answer ?? null;
  }
}

/** A configuration error on our side that the customer cannot fix. */
export const setUpProblem = (details: { status?: number; answer?: string } = {}): SpreadsheetProblem =>
  new SpreadsheetProblem(
    "retry",
    "The spreadsheet connection is not set up correctly on our side. We will retry the delivery.",
    details,
  );
