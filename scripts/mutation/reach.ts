import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { instrument } from "./instrument";
import type { TestRunner } from "./test-runner";

/** What a test file takes alone, in milliseconds, and the mutants that it reaches; undefined if that is not known. */
interface Test {
  path: string;
  ms: number;
  reached: ReadonlySet<string> | undefined;
}

/**
 * Runs each test file that imports one of the files, alone, and notes the mutants that change a value in it: others it
 * can't notice. Returns the tests of each file. Throws if one fails without a mutant.
 */
export async function findReach(
  runner: TestRunner,
  texts: ReadonlyMap<string, string>,
  log: string,
): Promise<Map<string, Test[]>> {
  const write = (textOf: (text: string, path: string) => string) => {
    for (const [path, text] of texts) {
      writeFileSync(path, textOf(text, path));
      runner.changed(path);
    }
  };
  const related = new Map<string, string[]>();
  for (const path of texts.keys()) related.set(path, await runner.related(path));

  const tests = new Map<string, Test>();
  const failed: string[] = [];
  write((text, path) => instrument(text, `${path} `, log));
  for (const path of new Set([...related.values()].flat())) {
    rmSync(log, { force: true });
    const start = performance.now();
    const failure = await runner.findFailure([path], 600_000);
    const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
    if (failure) failed.push(path);
    const isKnown = !failure && !isRandom(path);
    tests.set(path, { path, ms: performance.now() - start, reached: isKnown ? new Set(lines) : undefined });
  }
  write((text) => text);
  // A test that reads the code may fail because of the notes in it.
  for (const path of failed) {
    if (await runner.findFailure([path], 600_000)) throw new Error(`${path} fails without a mutant`);
  }
  return new Map([...related].map(([path, names]) => [path, names.flatMap((name) => tests.get(name) ?? [])]));
}

/** Whether a test file draws values, so that it may reach other mutants in another run. */
const isRandom = (path: string): boolean => readFileSync(path, "utf8").includes('"fast-check"');

/** The tests in the order that finds a failure soonest: those that noticed others, then fast and near ones. */
export function sortTests(tests: readonly Test[], path: string, killers: readonly string[]): Test[] {
  const cost = (test: Test) => test.ms * (dirname(test.path) === dirname(path) ? 1 : 4);
  const rank = (test: Test) => (killers.includes(test.path) ? killers.indexOf(test.path) : killers.length);
  return [...tests].sort((a, b) => rank(a) - rank(b) || cost(a) - cost(b));
}
