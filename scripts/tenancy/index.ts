/**
 * `npm run tenancy [pattern]`: removes each tenant predicate in db/queries and db/signal-index, one at a time, in the
 * tests that run it. Each removal must make a test fail. Predicates whose removal fails no test are listed and the
 * exit code is 1, unless `accepted.ts` gives a reason. `-- --changed` selects the files that this branch changed, up to
 * what CI has time for; the nightly run checks the rest.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type TestSpecification } from "vitest/node";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { base, database } from "@/vitest.config";
import { root } from "../root";
import { acceptedBecause } from "./accepted";
import { changedFiles } from "./changed-files";
import { type Predicate, readPredicates, removablePredicates } from "./mutate-predicates";

/** How many changed predicates CI checks, and for how long; it has to end within 25 minutes. */
const maxChanged = 30;
const changedMs = 60_000;
const folderNames = ["db/queries", "db/signal-index"];
const [only] = process.argv.slice(2);
const folders = folderNames.map((folder) => join(root, folder));
const predicates = readPredicates(
  folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
);
const asked = only === "--changed" ? selectChanged(predicates) : predicates.filter(({ id }) => isAsked(id));
if (asked.length === 0) {
  console.log("No tenant predicate to check.");
  process.exit();
}
const required = asked.filter((predicate) => !acceptedBecause(predicate));

/** Tab-separated: a predicate's id and the test file that failed without it (empty for predicates not selected). */
const redFile = join(makeTemporaryFolder(), "red.tsv");
writeFileSync(
  redFile,
  predicates.map(({ id }) => (asked.some((one) => one.id === id) ? "" : `${id}\t\n`)).join(""),
);
process.env.TENANCY_RED = redFile;
process.env.LOG_LEVEL = "silent";
const reported = new Set<string>();
const vitest = await createVitest(
  "test",
  {
    watch: false,
    bail: 0,
    reporters: [{ onTestModuleEnd: reportRed }],
    config: false,
    ...base.test,
    ...database,
    // Per repetition. Generous because a timeout proves nothing and the machine may be busy.
    testTimeout: 300_000,
    runner: join(root, "scripts/tenancy/runner.ts"),
  },
  { resolve: base.resolve, plugins: [removablePredicates()] },
);
let isOutOfTime = false;
if (only === "--changed") {
  setTimeout(() => {
    isOutOfTime = true;
    void vitest.cancelCurrentRun("keyboard-input");
  }, changedMs).unref();
}
try {
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId }) => !/\/inngest\/engine\/|\/scripts\/|\/components\//.test(moduleId),
  );
  // Cross-workspace tests run first: a predicate that makes one of them fail needs no further tests.
  const isSharp = ({ moduleId }: TestSpecification) => moduleId.includes("/tenancy-of-");
  for (const some of [specifications.filter(isSharp), specifications.filter((one) => !isSharp(one))]) {
    const left = survivors(required).length;
    if (left === 0 || isOutOfTime) break;
    console.log(`${left} predicates, ${some.length} test files …`);
    const { testModules } = await vitest.runTestSpecifications(some, true);
    if (isOutOfTime) break;
    const red = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
    if (red.length > 0) throw new Error(`Tests fail before any predicate is removed: ${red.join(", ")}`);
  }
  const left = isOutOfTime ? [] : survivors(required);
  if (isOutOfTime) console.log(`Out of time: ${survivors(required).length} are left to the nightly run.`);
  console.log(`\n${asked.length - survivors(asked).length} of ${asked.length} removals make a test fail.`);
  for (const { file, line, code } of left) console.log(`  survives: ${file}:${line} ${code}`);
  for (const predicate of survivors(asked)) {
    const because = acceptedBecause(predicate);
    if (because) console.log(`  accepted: ${predicate.file}:${predicate.line} ${because}`);
  }
  process.exitCode = left.length > 0 ? 1 : 0;
} catch (error) {
  // Logged here because the exit below would swallow it.
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(redFile, { force: true });
  await vitest.close();
  process.exit();
}

function isAsked(id: string): boolean {
  return !only || new RegExp(only).test(id);
}

function selectChanged(among: Predicate[]): Predicate[] {
  const files = new Set(changedFiles(folderNames));
  const changed = among.filter(({ file }) => files.has(file));
  const left = changed.length - maxChanged;
  if (left > 0) console.log(`${left} more predicates in changed files are left to the nightly run.`);
  return changed.slice(0, maxChanged);
}

/** The test files that failed, by the id of the removed predicate. */
function readRed(): Map<string, string> {
  const lines = readFileSync(redFile, "utf8").trim().split("\n");
  return new Map(
    lines.map((line): [string, string] => [line.split("\t")[0] ?? "", line.split("\t")[1] ?? ""]),
  );
}

function survivors(among: Predicate[]): Predicate[] {
  const red = readRed();
  return among.filter(({ id }) => !red.has(id));
}

/** Prints the removals that have failed a test since the last call. */
function reportRed(): void {
  const red = readRed();
  for (const { id, file, line } of asked) {
    const test = red.get(id);
    if (!test || reported.has(id)) continue;
    reported.add(id);
    console.log(`${file}:${line} fails ${test.slice(root.length + 1)}`);
  }
}
