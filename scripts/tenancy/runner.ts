/**
 * Vitest runner for the tenancy check. Each test runs unchanged, then once more without each predicate it reached.
 * Everything runs in one process because starting a test file takes longer than running its tests.
 */
import { setMaxListeners } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { type RunnerTestCase, TestRunner } from "vitest";
import { getFn } from "vitest/suite";
import { meetPredicates, withoutPredicate } from "./removed";

export default class extends TestRunner {
  /** Predicates were already removed in this file, so a failing test may be a consequence of that. */
  #isTouched = false;

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    // Each repetition listens for the end of the test.
    setMaxListeners(0, test.context.signal);
    let met: string[] = [];
    try {
      met = await meetPredicates(run);
    } catch (error) {
      if (this.#isTouched) return;
      throw error;
    }
    const red = readRed();
    const left = met.filter((id) => !red.has(id));
    // A test that cannot be repeated proves nothing about the removed predicate.
    if (left.length === 0 || (await failureOf(run))) return;
    for (const id of left) {
      this.#isTouched = true;
      const failure = await withoutPredicate(id, () => failureOf(run));
      // A timeout, as on a busy machine, proves nothing.
      const isRed = failure !== null && !/^(Test|Hook) timed out/.test(failure.message);
      if (isRed) appendFileSync(redFile(), `${id}\t${test.file.filepath}\n`);
      // Stop here if the removal left data behind that would make the next run fail.
      if (failure && (await failureOf(run))) return;
    }
  }
}

const redFile = () => process.env.TENANCY_RED ?? "";

/** The removals that have failed a test, in any process, and the predicates that are not selected. */
function readRed(): Set<string> {
  const text = existsSync(redFile()) ? readFileSync(redFile(), "utf8") : "";
  return new Set(text.split("\n").map((line) => line.split("\t")[0] ?? ""));
}

/** The error a test fails with, or null. */
async function failureOf(run: () => unknown): Promise<Error | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
