/**
 * `npm run tenancy`: removes each tenant predicate of db/queries, one at a time, and runs the tests that come by
 * it. Each removal must turn one of them red; those that do not are listed, and the exit code is 1.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { makeTemporaryFolder } from "@/tests/setup/temporary-folder";
import { root } from "../root";
import { type Predicate, readPredicates, removablePredicates } from "./mutate-predicates";

const [only] = process.argv.slice(2);
const queries = join(root, "db/queries");
const predicates = readPredicates(readdirSync(queries).map((name) => join(queries, name)));
const asked = only ? predicates.filter(({ id }) => new RegExp(only).test(id)) : predicates;

const seenFile = join(makeTemporaryFolder(), "seen.tsv");
process.env.TENANCY_SEEN = seenFile;
process.env.LOG_LEVEL = "silent";
const vitest = await createVitest(
  "test",
  { watch: false, bail: 0, reporters: [{}], config: join(root, "vitest.config.ts") },
  { plugins: [removablePredicates()] },
);
try {
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId }) => !/\/inngest\/engine\/|\/scripts\/|\/components\//.test(moduleId),
  );
  console.log(`${predicates.length} predicates; a first run over ${specifications.length} test files …`);
  const durations = await runOnce(vitest, specifications);
  const met = readSeen();
  delete process.env.TENANCY_SEEN;
  rmSync(seenFile, { force: true });

  const survivors: Predicate[] = [];
  for (const [index, predicate] of asked.entries()) {
    // Those that ask with another workspace's ids first, then the quick ones.
    const order = (file: string) => (file.includes("/tenancy-of-") ? -1 : (durations.get(file) ?? 0));
    const files = [...(met.get(predicate.id) ?? [])].sort((a, b) => order(a) - order(b));
    const killer = await findKiller(predicate, files, specifications);
    if (!killer) survivors.push(predicate);
    const outcome = killer
      ? `red in ${killer.slice(root.length + 1)}`
      : `SURVIVES ${files.length} test files`;
    console.log(`${index + 1}/${asked.length} ${predicate.file}:${predicate.line} ${outcome}`);
  }
  console.log(`\n${asked.length - survivors.length} of ${asked.length} removals turn a test red.`);
  for (const { file, line, code } of survivors) console.log(`  survives: ${file}:${line} ${code}`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  // Said here, since the exit below would swallow it.
  console.error(error);
  process.exitCode = 1;
} finally {
  await vitest.close();
  process.exit();
}

/** Runs test files and answers how long each took, in milliseconds. Throws where one is red. */
async function runOnce(vitest: Vitest, specifications: TestSpecification[]): Promise<Map<string, number>> {
  const { testModules } = await vitest.runTestSpecifications(specifications, true);
  const red = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
  if (red.length > 0) throw new Error(`Red before anything is removed: ${red.join(", ")}`);
  return new Map(testModules.map((module) => [module.moduleId, module.diagnostic().duration]));
}

/** The first test file that turns red without the predicate, a few at a time; null where none does. */
async function findKiller(
  predicate: Predicate,
  files: string[],
  specifications: TestSpecification[],
): Promise<string | null> {
  process.env.MUTANT = predicate.id;
  try {
    for (let start = 0; start < files.length; start += 2) {
      const some = files.slice(start, start + 2);
      const chosen = specifications.filter(({ moduleId }) => some.includes(moduleId));
      const { testModules } = await vitest.runTestSpecifications(chosen, false);
      // Results of earlier runs are kept: only those of this one count.
      const red = testModules.find((module) => some.includes(module.moduleId) && !module.ok());
      if (red) return red.moduleId;
    }
    return null;
  } finally {
    delete process.env.MUTANT;
  }
}

function readSeen(): Map<string, Set<string>> {
  const met = new Map<string, Set<string>>();
  for (const line of readFileSync(seenFile, "utf8").trim().split("\n")) {
    const [id, file] = line.split("\t");
    if (id && file) met.set(id, (met.get(id) ?? new Set()).add(file));
  }
  return met;
}
