import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./process/is-alive";

const prefix = "signal-to-action-test-";

/**
 * A folder for data that lives as long as this process; those that a killed run left are removed on the way.
 * Open to other accounts, since PostgreSQL under root runs as one: what is secret in it is closed by itself.
 */
export function makeTemporaryFolder(): string {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** A server may still be stopping in there: then its folder stays for the next run to remove. */
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
