import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countPlaywright, countVitest, noTests, sumCounts, summary } from "./stage-result";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outcome-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("counts", () => {
  it("reads vitest's report", () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(countVitest(file)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it("counts a flaky browser test as failed", () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(countPlaywright(file)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it("counts a failed stage without a failed test as one failure", () => {
    const counts = { passed: 3, failed: 2, skipped: 1 };
    const results = [
      { ok: false, counts, output: "" },
      { ok: false, counts: noTests, output: "" },
      { ok: true, counts: noTests, output: "" },
    ];
    expect(sumCounts(results)).toEqual({ passed: 3, failed: 3, skipped: 1 });
  });

  it("mentions skipped tests only if there are any", () => {
    expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
  });
});
