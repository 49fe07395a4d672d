/** Which failures of the database pass by themselves. */
import { NoConnectionError } from "./connection-shares";
import { StatementTimeoutError } from "./shared-client";

/** The driver's codes, Node's, and PostgreSQL's when it shuts down or starts up (57P01 to 57P03). */
const lost = /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|57P0[123])/;
/** A statement cut off by PostgreSQL's own limit (57014), and a server without a free connection (53300). */
const busy = /^(57014|53300)$/;

/** Whether the connection broke off or was never made. */
export const isConnectionLost = (error: unknown): boolean =>
  someCause(error, (one) => lost.test(codeOf(one)));

/** Whether the same request may succeed in a moment: the database is away, or was too busy for it. */
export const isPassing = (error: unknown): boolean =>
  someCause(
    error,
    (one) =>
      one instanceof NoConnectionError ||
      one instanceof StatementTimeoutError ||
      lost.test(codeOf(one)) ||
      busy.test(codeOf(one)),
  );

/** The driver's error stands at the end of a chain of causes. */
function someCause(error: unknown, holds: (error: Error) => boolean): boolean {
  return error instanceof Error && (holds(error) || someCause(error.cause, holds));
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");
