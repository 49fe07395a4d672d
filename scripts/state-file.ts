import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Reads a small JSON file from the data folder; undefined if it does not exist. Throws an error with the file name if
 * the file is damaged.
 */
export function readStateFile<T>(path: string, shape: z.ZodType<T>): T | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${path} is damaged. Restore it from a backup, or delete the data folder to start over.`,
      {
        cause,
      },
    );
  }
}

/** Writes the file atomically and readable only by its owner: a crash leaves the old file or the new one. */
export function writeStateFile(path: string, value: unknown): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}
