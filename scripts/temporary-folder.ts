import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./process/is-alive";

const prefix = "signal-to-action-test-";

/**
 * A data folder that lives as long as this process; also removes folders that killed runs left. Open to other
 * accounts, since under root PostgreSQL runs as another user; secrets in it set their own permissions.
 */
export function makeTemporaryFolder(): string {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A server may still be stopping in there; then the next run removes its folder. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    const folder = join(tmpdir(), name);
    if (!owner || isAlive(Number(owner)) || !isOurs(folder) || hasServer(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

function hasServer(folder: string): boolean {
  try {
    return isAlive(Number.parseInt(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8"), 10));
  } catch {
    return false;
  }
}
