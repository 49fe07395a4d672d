import { readFileSync } from "node:fs";
import { z } from "zod";

/** Test counts. A check that runs no tests counts as nothing if it passes and as one failure if it fails. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The result of a stage. `output` is shown if it failed. */
export interface StageResult {
  ok: boolean;
  counts: Counts;
  output: string;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads vitest's JSON report. */
export function countVitest(file: string): Counts {
  const report = VitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function countPlaywright(file: string): Counts {
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The sum over all stages. A stage that failed without a failed test counts as one failure. */
export function sumCounts(results: StageResult[]): Counts {
  const total = { ...noTests };
  for (const { ok, counts } of results) {
    total.passed += counts.passed;
    total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
    total.skipped += counts.skipped;
  }
  return total;
}

/** The last line of a run. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
