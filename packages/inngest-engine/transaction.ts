import type { Sql, TransactionSql } from "postgres";

/**
 * Runs `work` in a transaction, like `sql.begin`. If the connection is lost, postgres.js 3.4.9 would send the
 * rollback to the closed socket, which ends the process (porsager/postgres#1208). So `begin` itself handles a lost
 * connection: it rejects.
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

/** Whether the database connection is lost or about to be: shut down, broken, or never opened. */
export function isConnectionLost(error: unknown): boolean {
  return /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|57P0[123])/.test(codeOf(error));
}

/** Whether the database will never accept these values: SQLSTATE classes 21, 22, 23 and 54. */
export function isDataError(error: unknown): boolean {
  return /^(21|22|23|54)...$/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
