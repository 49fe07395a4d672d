/** Maps the vendor's error responses to problems the customer can act on. */
import { z } from "zod";
import { log } from "@/lib/log";
import { readRetryAfter } from "../retry-after";
import type { SheetsAnswer } from "./client";
import { columnNames } from "./columns";
import { SpreadsheetProblem, setUpProblem } from "./problem";

const ErrorBody = z.object({
  error: z.object({
    message: z.string().default(""),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** The vendor's quotas are per minute. */
const waitWhenLimited = 60;

/** Throws a `SpreadsheetProblem` unless the response is a success. */
export function requireSuccess(
  answer: SheetsAnswer,
  input: { accountEmail: string; sheetName: string; at: Date },
): void {
  const { status, text } = answer;
  if (status >= 200 && status < 300) return;
  const details = { status, answer: text };
  const retryAfter = readRetryAfter(answer.retryAfter, input.at);
  const { message, reasons } = readError(text);
  if (status === 401 || reasons.includes("SERVICE_DISABLED")) {
    log.error(
      { serviceAccount: input.accountEmail, status, reasons },
      "the spreadsheet API rejected our request",
    );
    throw setUpProblem(details);
  }
  if (status === 403) {
    const sentence = `The spreadsheet is not shared with ${input.accountEmail} as an editor. Share it, then run Test connection.`;
    throw new SpreadsheetProblem("pause_auth", sentence, details);
  }
  if (status === 404) {
    const sentence = "The spreadsheet does not exist. Correct its address, then run Test connection.";
    throw new SpreadsheetProblem("pause_auth", sentence, details);
  }
  if (status === 400 && message.startsWith("Unable to parse range")) {
    const sentence = `The spreadsheet has no tab named "${input.sheetName}". Correct the name, then run Test connection.`;
    throw new SpreadsheetProblem("pause_auth", sentence, details);
  }
  if (status === 429) {
    const retryAfterSeconds = Math.max(waitWhenLimited, retryAfter ?? 0);
    const sentence = "The spreadsheet service is rate limiting requests (429).";
    throw new SpreadsheetProblem("retry", sentence, { ...details, retryAfterSeconds });
  }
  if (status === 400) {
    const sentence = `The spreadsheet rejected the row (400). The tab may be protected, full, or narrower than ${columnNames.length} columns.`;
    throw new SpreadsheetProblem("retry", sentence, details);
  }
  const sentence = `The spreadsheet service returned status ${status}.`;
  const retryAfterSeconds = status === 503 ? retryAfter : null;
  throw new SpreadsheetProblem("retry", sentence, { ...details, retryAfterSeconds });
}

/** Reads an error body; empty if it does not have the vendor's format. */
function readError(text: string): { message: string; reasons: string[] } {
  try {
    const { message, details } = ErrorBody.parse(JSON.parse(text)).error;
    return { message, reasons: details.flatMap(({ reason }) => reason ?? []) };
  } catch {
    return { message: "", reasons: [] };
  }
}
