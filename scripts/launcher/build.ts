import { existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { root } from "../root";
import { readStateFile, writeStateFile } from "../state-file";
import { launchChild } from "./child";
import { fingerprint } from "./fingerprint";
import { takeLock } from "./lock";

/** The Next command line. */
export const next = createRequire(import.meta.url).resolve("next/dist/bin/next");

const output = join(root, ".next");
const record = join(output, "product-build.json");
const lockFile = join(root, "node_modules", ".cache", "product-build.lock");

/**
 * Builds the product unless the existing build was made from the same sources, and returns which. Removes the remains
 * of an unfinished build first. Throws Next's output if the build fails.
 */
export async function ensureBuild(signal: AbortSignal): Promise<"built" | "fresh"> {
  // Computed before anything is written: a read-only installation with a build is ready to run.
  const made = fingerprint(root, process.env);
  const isFresh = () => readRecord() === made && existsSync(join(output, "BUILD_ID"));
  if (isFresh()) return "fresh";
  const lock = await awaitLock(signal);
  try {
    if (isFresh()) return "fresh";
    if (readRecord() === undefined) removeBuild();
    rmSync(record, { force: true });
    await runBuild(signal);
    writeStateFile(record, { fingerprint: made });
    return "built";
  } finally {
    lock.release();
  }
}

/** Removes the build including its cache. Files of `next dev` stay. */
export function removeBuild(): void {
  if (!existsSync(output)) return;
  for (const name of readdirSync(output)) {
    if (name !== "dev") rmSync(join(output, name), { recursive: true, force: true });
  }
}

function readRecord(): string | undefined {
  try {
    return readStateFile(record, z.object({ fingerprint: z.string() }))?.fingerprint;
  } catch {
    return undefined;
  }
}

async function awaitLock(signal: AbortSignal): Promise<{ release(): void }> {
  for (;;) {
    const lock = takeLock(lockFile, "build");
    if ("release" in lock) return lock;
    await sleep(250, undefined, { signal });
  }
}

/** A build needs no database and no secrets, and must not include any. */
async function runBuild(signal: AbortSignal): Promise<void> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: "production" as const, EMBEDDED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const lines: string[] = [];
  const build = launchChild([next, "build"], env, (line) => void lines.push(line));
  const stop = () => build.kill();
  signal.addEventListener("abort", stop, { once: true });
  const how = await build.exited;
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  if (how !== "exit 0") throw new Error(`The build failed (${how}):\n${lines.join("\n")}`);
}
