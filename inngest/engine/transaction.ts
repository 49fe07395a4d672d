import type { Sql, TransactionSql } from "postgres";

/**
 * Runs `work` in a transaction, like `sql.begin`. When the connection is lost, postgres.js 3.4.9 would send the
 * rollback to the closed socket, which ends the process (porsager/postgres#1208). So a lost connection is left to
 * `begin` itself, which rejects when it closes.
 */
export function transaction<Result>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return sql.begin((tx) =>
    work(tx).catch((error: unknown) => {
      if (isConnectionLost(error)) return new Promise<Result>(() => {});
      throw error;
    }),
  ) as Promise<Result>;
}

/** Whether the connection to the database is gone, or is about to be: shut down, broken, or never made. */
export function isConnectionLost(error: unknown): boolean {
  return /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|57P0[123])/.test(codeOf(error));
}

/** Whether the database will never take these values: SQLSTATE classes 21, 22, 23 and 54. */
export function isDataError(error: unknown): boolean {
  return /^(21|22|23|54)...$/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
