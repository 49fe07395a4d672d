import type { Verdict } from "../destination";

/** Why no row was written, as a receipt will tell it: thrown inside this folder, and never out of it. */
export class SpreadsheetProblem extends Error {
  readonly verdict: Exclude<Verdict, "delivered" | "gone">;
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
  /** The answer's text; null where there was none. */
  readonly answer: string | null;

  constructor(
    verdict: SpreadsheetProblem["verdict"],
    message: string,
    told: { status?: number; retryAfterSeconds?: number | null; answer?: string } = {},
  ) {
    super(message);
    this.verdict = verdict;
    this.status = told.status ?? null;
    this.retryAfterSeconds = told.retryAfterSeconds ?? null;
    this.answer = told.answer ?? null;
  }
}

/** A fault in how this product is set up, which a customer can do nothing about. */
export const setUpProblem = (told: { status?: number; answer?: string } = {}): SpreadsheetProblem =>
  new SpreadsheetProblem(
    "retry",
    "The connection to spreadsheets is not set up correctly on our side. The delivery is tried again.",
    told,
  );
