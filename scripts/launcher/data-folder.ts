import { join } from "node:path";
import { takeLock } from "./lock";
import type { Settings } from "./settings";

const unwritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOENT", "ENOSPC"];

/**
 * Takes the lock of the data folder and returns what releases it. Throws if another launcher has it, or if the folder
 * cannot be written. A production deployment keeps nothing there and does not need it.
 */
export function lockData({ dataDir, port }: Pick<Settings, "dataDir" | "port">): () => void {
  let lock: ReturnType<typeof takeLock>;
  try {
    lock = takeLock(join(dataDir, "launcher.lock"), `http://localhost:${port}`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!unwritable.includes(code)) throw error;
    throw new Error(
      `Cannot write to the data folder ${dataDir} (${code}). Set DATA_DIR to a folder that this user may write to, or DATABASE_URL to use your own PostgreSQL.`,
    );
  }
  if ("release" in lock) return lock.release;
  const { pid, note } = lock.heldBy;
  throw new Error(
    `The product is already running on ${dataDir}: ${note}, process ${pid}. Stop it, or set another DATA_DIR and PORT.`,
  );
}
