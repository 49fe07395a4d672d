import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { findProblems, listLicences } from "../dependencies/check";
import { readLockfile } from "../dependencies/lockfile";
import { findFreePort } from "../free-port";
import { ensureBuild } from "../launcher/build";
import { root } from "../root";
import { runTool, type ToolResult } from "./run-tool";
import { type Counts, countPlaywright, countVitest, noTests, type StageResult } from "./stage-result";

/** One check. */
export type Stage = (signal: AbortSignal) => Promise<StageResult>;

const cache = join(root, "node_modules", ".cache");
const withoutTests = ({ ok, output }: ToolResult): StageResult => ({ ok, output, counts: noTests });

/** Every stage by name. */
export const stages = {
  lint: async (signal) => withoutTests(await runTool("@biomejs/biome/bin/biome", ["check", "."], signal)),

  boundaries: async (signal) =>
    withoutTests(
      await runTool(
        "dependency-cruiser/bin/dependency-cruise.mjs",
        [
          "--config",
          "dependency-cruiser.config.cjs",
          ...["app", "bench", "components", "db", "e2e", "inngest", "lib", "scripts", "tests"],
          ...["instrumentation.ts", "instrumentation-client.ts", "next.config.ts", "proxy.ts"],
        ],
        signal,
      ),
    ),

  migrations: checkMigrations,

  /** What `npm audit signatures` cannot check offline: the lock file pins every package, and licenses are allowed. */
  async dependencies() {
    const packages = readLockfile(join(root, "package-lock.json"));
    const problems = findProblems(packages);
    if (readFileSync(join(root, "docs", "LICENCES.md"), "utf8") !== listLicences(packages)) {
      problems.push("docs/LICENCES.md does not match the lock file: run `npm run licences`.");
    }
    return { ok: problems.length === 0, output: problems.join("\n"), counts: noTests };
  },

  async types(signal) {
    const routes = await runTool("next/dist/bin/next", ["typegen"], signal);
    if (!routes.ok) return withoutTests(routes);
    return withoutTests(await runTool("@typescript/native/bin/tsc", ["--noEmit"], signal));
  },

  async build(signal) {
    try {
      await ensureBuild(signal);
      return { ok: true, output: "", counts: noTests };
    } catch (error) {
      signal.throwIfAborted();
      return { ok: false, output: error instanceof Error ? error.message : String(error), counts: noTests };
    }
  },

  async unit(signal) {
    return withReport(countVitest, (file) =>
      runTool(
        "vitest/vitest.mjs",
        ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
        signal,
      ),
    );
  },

  async e2e(signal) {
    const dataDir = makeTemporaryFolder();
    const ports = await Promise.all([3100, 3300].map((port) => findFreePort(port)));
    const env = { E2E_PORTS: ports.join(), E2E_DATA_DIR: dataDir };
    try {
      return await withReport(countPlaywright, (file) =>
        runTool("@playwright/test/cli.js", ["test", "--reporter=list,json"], signal, {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      );
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;

/** Checks that the migrations produce the current schema, using a copy of the migrations. */
async function checkMigrations(signal: AbortSignal): Promise<StageResult> {
  return withFolder("migrations-", async (copy) => {
    cpSync(join(root, "db", "migrations"), copy, { recursive: true });
    const before = readdirSync(copy).length;
    const out = `./${relative(root, copy)}`;
    const options = ["--dialect=postgresql", "--schema=./db/schema/index.ts", `--out=${out}`];
    const { ok, output } = await runTool("drizzle-kit/bin.cjs", ["generate", ...options], signal);
    if (ok && readdirSync(copy).length === before) return { ok, output, counts: noTests };
    const advice = "The schema and the migrations differ: run `npm run db:generate`.";
    return { ok: false, output: `${output}\n${advice}`, counts: noTests };
  });
}

async function withReport(
  count: (file: string) => Counts,
  run: (file: string) => Promise<ToolResult>,
): Promise<StageResult> {
  return withFolder("report-", async (folder) => {
    const file = join(folder, "report.json");
    const { ok, output } = await run(file);
    try {
      return { ok, output, counts: count(file) };
    } catch {
      return { ok: false, output, counts: noTests };
    }
  });
}

async function withFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, prefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
