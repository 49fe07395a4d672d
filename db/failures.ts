/** Classifies database failures that are temporary. */
import { NoConnectionError } from "./connection-shares";
import { StatementTimeoutError } from "./shared-client";

/** The driver's codes, Node's, and PostgreSQL's during shutdown and startup (57P01 to 57P03). */
const lost = /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|57P0[123])/;
/**
 * A statement canceled by PostgreSQL's own limit (57014), a server without resources (53: a full disk, no memory, no
 * free connection), and one that only reads (25006), as during a failover.
 */
const busy = /^(57014|53\d{3}|25006)$/;
/** Another transaction was in the way: a deadlock (40P01), a conflict (40001), or a lock that was not free (55P03). */
const contended = /^(40P01|40001|55P03)$/;

/** Whether the database refuses to write: its disk is full (53100), or it only reads (25006). */
export const isWriteRefused = (error: unknown): boolean =>
  someCause(error, (one) => /^(53100|25006)$/.test(codeOf(one)));

/** Whether the connection broke or could not be opened. */
export const isConnectionLost = (error: unknown): boolean =>
  someCause(error, (one) => lost.test(codeOf(one)));

/** Whether a retry may succeed soon: the database is unreachable or too busy. */
export const isPassing = (error: unknown): boolean =>
  someCause(
    error,
    (one) =>
      one instanceof NoConnectionError ||
      one instanceof StatementTimeoutError ||
      lost.test(codeOf(one)) ||
      busy.test(codeOf(one)) ||
      contended.test(codeOf(one)),
  );

/** The code of the database's error; null if the database did not answer with one. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Only PostgreSQL's errors have a severity; Node has codes of five letters too.
  return "severity" in error ? codeOf(error) : sqlStateOf(error.cause);
}

/** Whether another transaction was in the way. What failed was rolled back, and may be repeated immediately. */
export const isContended = (error: unknown): boolean =>
  someCause(error, (one) => contended.test(codeOf(one)));

/** Follows the chain of causes; the driver's error is the last one. */
function someCause(error: unknown, holds: (error: Error) => boolean): boolean {
  return error instanceof Error && (holds(error) || someCause(error.cause, holds));
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");
