/**
 * Vitest's runner for the tenancy check: each test runs as it is, then once more without each predicate that it
 * came by. All in one process, since starting a test file takes longer than running its tests.
 */
import { setMaxListeners } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { type RunnerTestCase, TestRunner } from "vitest";
import { getFn } from "vitest/suite";
import { meetPredicates, withoutPredicate } from "./removed";

export default class extends TestRunner {
  /** Predicates were removed in this file before: a test that is red now may be so because of that. */
  #isTouched = false;

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    // Each repetition listens for the test's end.
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
    // One that does not bear to be repeated says nothing of what is removed.
    if (left.length === 0 || (await failureOf(run))) return;
    for (const id of left) {
      this.#isTouched = true;
      const failure = await withoutPredicate(id, () => failureOf(run));
      // One that ran out of time, as on a busy machine, tells nothing.
      const isRed = failure !== null && !/^(Test|Hook) timed out/.test(failure.message);
      if (isRed) appendFileSync(redFile(), `${id}\t${test.file.filepath}\n`);
      // What a removal has left behind would be the next one's failure.
      if (failure && (await failureOf(run))) return;
    }
  }
}

const redFile = () => process.env.TENANCY_RED ?? "";

/** Which removals have turned a test red, in whatever process, and those that nobody asks for. */
function readRed(): Set<string> {
  const text = existsSync(redFile()) ? readFileSync(redFile(), "utf8") : "";
  return new Set(text.split("\n").map((line) => line.split("\t")[0] ?? ""));
}

/** What a test fails with, or null. */
async function failureOf(run: () => unknown): Promise<Error | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
