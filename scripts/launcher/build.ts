import { existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { readKept, writeKept } from "../kept-file";
import { root } from "../root";
import { launchChild } from "./child";
import { fingerprint } from "./fingerprint";
import { takeLock } from "./lock";

/** The command line of Next. */
export const next = createRequire(import.meta.url).resolve("next/dist/bin/next");

const output = join(root, ".next");
const record = join(output, "product-build.json");
const lockFile = join(root, "node_modules", ".cache", "product-build.lock");

/**
 * Builds the product unless the build at hand was made from these very sources, and answers whether it did.
 * What a build that did not finish left is removed first. Throws with Next's output when it fails.
 */
export async function ensureBuild(signal: AbortSignal): Promise<"built" | "fresh"> {
  // Looked at before anything is written: a read-only installation with its build is ready to run.
  const made = fingerprint(root, process.env);
  const isFresh = () => readRecord() === made && existsSync(join(output, "BUILD_ID"));
  if (isFresh()) return "fresh";
  const lock = await awaitLock(signal);
  try {
    if (isFresh()) return "fresh";
    if (readRecord() === undefined) removeBuild();
    rmSync(record, { force: true });
    await runBuild(signal);
    writeKept(record, { fingerprint: made });
    return "built";
  } finally {
    lock.release();
  }
}

/** Removes the build, its cache included; what `next dev` keeps stays. */
export function removeBuild(): void {
  if (!existsSync(output)) return;
  for (const name of readdirSync(output)) {
    if (name !== "dev") rmSync(join(output, name), { recursive: true, force: true });
  }
}

function readRecord(): string | undefined {
  try {
    return readKept(record, z.object({ fingerprint: z.string() }))?.fingerprint;
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

/** A build needs no database and no secrets, and must not bake any of them in. */
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
