import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { z } from "zod";

/** Reads a small JSON file of the data folder; undefined when there is none. Throws, naming the file, when it is damaged. */
export function readKept<T>(path: string, shape: z.ZodType<T>): T | undefined {
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
    throw new Error(`${path} is damaged. Put back a copy of it, or remove the data folder to begin afresh.`, {
      cause,
    });
  }
}

/** Writes it in one step, readable by its owner alone: a crash leaves the old file or the new one, never half. */
export function writeKept(path: string, value: unknown): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}
