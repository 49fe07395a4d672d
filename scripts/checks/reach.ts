/** `npm run boundaries -- --reach FILE`: what a file loads when it is imported, so that growth shows. */
import { readFileSync } from "node:fs";
import { runTool } from "./run-tool";

interface Module {
  source: string;
  /** Part of Node. */
  coreModule?: boolean;
  /** A package whose entry points it cannot read. */
  couldNotResolve?: boolean;
  dependencies: readonly { resolved: string; dynamic: boolean; dependencyTypes: readonly string[] }[];
}

export interface Reach {
  /** Our own files that are loaded, the file itself included. */
  files: string[];
  lines: number;
}

/** Our files that a file loads: its imports and theirs, without types and what is loaded when first used. */
export async function findReach(file: string, signal: AbortSignal): Promise<Reach> {
  const { ok, output } = await runTool(
    "dependency-cruiser/bin/dependency-cruise.mjs",
    [
      ...["--no-config", "--ts-config", "tsconfig.json", "--ts-pre-compilation-deps"],
      ...["--do-not-follow", "^node_modules/", "--output-type", "json", file],
    ],
    signal,
  );
  if (!output.startsWith("{")) throw new Error(`${ok ? "" : "dependency-cruiser failed: "}${output}`);
  const { modules } = JSON.parse(output) as { modules: Module[] };
  const files = reachedFrom(file, modules);
  const lines = files.reduce((sum, one) => sum + readFileSync(one, "utf8").split("\n").length - 1, 0);
  return { files, lines };
}

/**
 * The sources among the modules that one of them loads, itself first, each once. Packages and Node are left out. Pure.
 */
export function reachedFrom(file: string, modules: readonly Module[]): string[] {
  const bySource = new Map(modules.map((one) => [one.source, one]));
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next) || next.startsWith("node_modules/")) continue;
    const found = bySource.get(next);
    if (!found || found.coreModule || found.couldNotResolve) continue;
    reached.add(next);
    const loaded = found.dependencies.filter(
      ({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes("type-only"),
    );
    open.push(...loaded.map(({ resolved }) => resolved));
  }
  return [...reached];
}
