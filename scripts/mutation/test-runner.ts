import { dirname } from "node:path";
import { createVitest, type TestSpecification } from "vitest/node";

export type TestRunner = Awaited<ReturnType<typeof startTestRunner>>;

/**
 * One vitest for many runs: it starts once and keeps the compiled files. Each run has a new process, so that no module,
 * cache or endless loop is left from the run before. The first test that needs a database starts one.
 */
export async function startTestRunner(folder: string) {
  process.chdir(folder);
  const vitest = await createVitest("test", {
    ...{ root: folder, watch: false, reporters: [{}], bail: 1, fileParallelism: false },
    sequence: { sequencer: AsGiven },
  });
  const all = new Map((await vitest.globTestSpecifications()).map((spec) => [spec.moduleId, spec]));
  return {
    /**
     * The test files that import the file, directly or not, as absolute paths. Of those that need a database, which
     * take long, only the ones in the same room, and in the folder of `tests` that has the name of the file's.
     */
    async related(path: string): Promise<string[]> {
      vitest.config.related = [path];
      return (await vitest.getRelevantTestSpecifications())
        .filter(({ moduleId, project }) => project.name === "pure" || isNear(moduleId, path))
        .map(({ moduleId }) => moduleId);
    },

    /** Runs the test files in this order until one fails: its path, or what else went wrong, or null. */
    async findFailure(tests: readonly string[], timeoutMs: number): Promise<string | null> {
      if (tests.length === 0) return null;
      let hangs = false;
      const timer = setTimeout(() => {
        hangs = true;
        // The first call waits for the test's end, the second one ends its process.
        for (const _ of [1, 2]) void vitest.cancelCurrentRun("keyboard-input").catch(() => {});
      }, timeoutMs);
      const specs = tests.flatMap((test) => all.get(test) ?? []);
      const { unhandledErrors } = await vitest
        .runTestSpecifications(specs)
        .finally(() => clearTimeout(timer));
      if (hangs) return "timeout";
      const failed = specs.find(({ testModule }) => testModule && !testModule.ok());
      return failed?.moduleId ?? (unhandledErrors.length > 0 ? "unhandled error" : null);
    },

    /** Must follow each change of a file. */
    changed: (path: string) => vitest.invalidateFile(path),

    async close(): Promise<void> {
      await vitest.close();
      process.exitCode = 0;
    },
  };
}

function isNear(test: string, path: string): boolean {
  const folder = /\/tests\/([^/]+)\//u.exec(test)?.[1];
  return folder ? dirname(path).split("/").includes(folder) : roomOf(test) === roomOf(path);
}

/** `lib/http`, or a noun's folder or file in `lib/domain`. */
const roomOf = (path: string): string | undefined => /\/lib\/(?:domain\/)?[^/.]+/u.exec(path)?.[0];

/** The order in which the tests are given, which vitest would change to its own. */
class AsGiven {
  sort = async (specs: TestSpecification[]) => specs;
  shard = async (specs: TestSpecification[]) => specs;
}
