import type { Db } from "./client";
import { isConnectionLost } from "./failures";

/**
 * Runs `work` in a transaction. If the connection is lost, postgres.js 3.4.9 would send the rollback to the closed
 * socket, which ends the process (porsager/postgres#1208). So the driver handles a lost connection: it rejects the
 * transaction.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction((tx) =>
    work(tx).catch((error: unknown) => {
      if (isConnectionLost(error)) return new Promise<T>(() => {});
      throw error;
    }),
  );
}
