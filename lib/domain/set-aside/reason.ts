import { isPassing, sqlStateOf } from "@/db/failures";
import { AppError } from "@/lib/errors";
import { NetworkError } from "@/lib/networks/network";

/**
 * What a row holds: data exceptions, violated checks, limits of the database, and what a trigger refuses. Not violated
 * keys (23503, 23505): those depend on other rows, which may have changed by the next attempt.
 */
const ofRow = /^(?:22...|23(?:000|001|502|514)|54...|P0001)$/;
/** Errors of a wait that was given up. */
const passingNames = ["AbortError", "TimeoutError"];

/**
 * Why a failure would come again at every attempt, without any data: `PostgreSQL 22021`, or the class of the error.
 * Null if a retry may help: lost connections, timeouts, conflicts with other transactions, and what vendors refuse.
 */
export function lastingReason(error: unknown): string | null {
  if (!(error instanceof Error) || isPassing(error)) return null;
  const state = sqlStateOf(error);
  if (state !== null) return ofRow.test(state) ? `PostgreSQL ${state}` : null;
  const chain = causesOf(error);
  if (chain.some((one) => one instanceof NetworkError || one instanceof AppError)) return null;
  if (chain.some((one) => "code" in one || passingNames.includes(one.name))) return null;
  return error.name;
}

const causesOf = (error: Error): Error[] =>
  error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
