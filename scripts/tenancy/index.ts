/**
 * `npm run tenancy [pattern]`: removes each tenant predicate in db/queries and db/signal-index, one at a time, in the
 * tests that run it. Each removal must make a test fail. Predicates whose removal fails no test are listed and the
 * exit code is 1, unless `accepted.ts` gives a reason.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type TestSpecification } from "vitest/node";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { root } from "../root";
import { acceptedBecause } from "./accepted";
import { type Predicate, readPredicates, removablePredicates } from "./mutate-predicates";

const [only] = process.argv.slice(2);
const folders = ["db/queries", "db/signal-index"].map((folder) => join(root, folder));
const predicates = readPredicates(
  folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
);
const asked = predicates.filter(({ id }) => !only || new RegExp(only).test(id));
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
    config: join(root, "vitest.config.ts"),
    // Per repetition. Generous because a timeout proves nothing and the machine may be busy.
    testTimeout: 300_000,
    runner: join(root, "scripts/tenancy/runner.ts"),
  },
  { plugins: [removablePredicates()] },
);
try {
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId }) => !/\/inngest\/engine\/|\/scripts\/|\/components\//.test(moduleId),
  );
  // Cross-workspace tests run first: a predicate that makes one of them fail needs no further tests.
  const isSharp = ({ moduleId }: TestSpecification) => moduleId.includes("/tenancy-of-");
  for (const some of [specifications.filter(isSharp), specifications.filter((one) => !isSharp(one))]) {
    const left = survivors(required).length;
    if (left === 0) break;
    console.log(`${left} predicates, ${some.length} test files …`);
    const { testModules } = await vitest.runTestSpecifications(some, true);
    const red = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
    if (red.length > 0) throw new Error(`Tests fail before any predicate is removed: ${red.join(", ")}`);
  }
  const left = survivors(required);
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
