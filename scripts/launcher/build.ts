import { accessSync, constants, existsSync, readdirSync, rmSync } from "node:fs";
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
  if (isFresh() || isDelivered()) return "fresh";
  const lock = await awaitLock(signal);
  try {
    if (isFresh()) return "fresh";
    if (readRecord() === undefined) removeBuild();
    const lines: string[] = [];
    await runBuild(made, signal, { BUILD_WITHOUT_TYPES: "1" }, (line) => void lines.push(line)).catch(
      (error) => {
        throw new Error(`${error instanceof Error ? error.message : error}:\n${lines.join("\n")}`);
      },
    );
    return "built";
  } finally {
    lock.release();
  }
}

/** Builds the product and checks its types, whether there is a build or not. Each line of output goes to `onLine`. */
export async function buildChecked(signal: AbortSignal, onLine: (line: string) => void): Promise<void> {
  const made = fingerprint(root, process.env);
  const lock = await awaitLock(signal);
  try {
    await runBuild(made, signal, {}, onLine);
  } finally {
    lock.release();
  }
}

/**
 * Whether the installation is read-only, as in a container: its build can't be replaced and is the one that was meant.
 */
function isDelivered(): boolean {
  const isBuilt = existsSync(join(output, "BUILD_ID"));
  try {
    accessSync(isBuilt ? output : root, constants.W_OK);
    return false;
  } catch {
    if (isBuilt) return true;
    throw new Error(`${root} is read-only and has no build. Run npm run build before it becomes so.`);
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

/** A build needs no database and no secrets, and must not include any. Its record says what it was made from. */
async function runBuild(
  made: string,
  signal: AbortSignal,
  settings: Record<string, string>,
  onLine: (line: string) => void,
): Promise<void> {
  rmSync(record, { force: true });
  const { DATABASE_URL: _, ...inherited } = process.env;
  const given = { NODE_ENV: "production" as const, EMBEDDED: "1", NEXT_TELEMETRY_DISABLED: "1", ...settings };
  const build = launchChild([next, "build"], { ...inherited, ...given }, onLine);
  const stop = () => build.kill();
  signal.addEventListener("abort", stop, { once: true });
  const how = await build.exited;
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  if (how !== "exit 0") throw new Error(`The build failed (${how})`);
  writeStateFile(record, { fingerprint: made });
}
