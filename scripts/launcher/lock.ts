import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { commandLine } from "../process/command-line";
import { isAlive } from "../process/is-alive";

/** The process that holds a lock, and the note it wrote there. */
export interface Holder {
  pid: number;
  note: string;
}

/**
 * Takes a lock file, or returns who holds it. A lock file is ignored if its process is gone or its pid belongs to
 * another program.
 */
export function takeLock(path: string, note: string): { release(): void } | { heldBy: Holder } {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${note}\n`);
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      }
      const holder = readHolder(path);
      if (holder && holder.pid !== process.pid && isAlive(holder.pid) && isNode(holder.pid))
        return { heldBy: holder };
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const [pid, note] = readFileSync(path, "utf8").split("\n");
    return Number(pid) > 1 ? { pid: Number(pid), note: note ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

/** Lock holders run TypeScript under Node. If the system does not report the command line, the pid alone decides. */
function isNode(pid: number): boolean {
  const command = commandLine(pid);
  return command === "" || /\b(tsx|vitest|scripts\/)/.test(command);
}
