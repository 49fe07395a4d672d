/**
 * `npm test`: every check and every test, one line per stage. To run only some stages, pass their names: `npm test --
 * lint types`. The last line is the test count. `npm run boundaries -- --reach FILE` prints what a file loads.
 */

import { countOf } from "@/db/count-of";
import { browserMissing, findBrowser } from "@/scripts/browser";
import { findReach } from "./checks/reach";
import { type StageResult, sumCounts, summary } from "./checks/stage-result";
import { type StageName, stages } from "./checks/stages";
import { whenParentGone } from "./launcher/parent";
import { createProgress } from "./launcher/progress";
import { root } from "./root";

/**
 * Stages that run in parallel on two cores, and stages that run in sequence: types and build write the same folder.
 */
const lanes: StageName[][][] = [
  [
    ["lint", "boundaries", "migrations", "dependencies"],
    ["types", "build"],
  ],
  [["unit"]],
  [["e2e"]],
];

process.chdir(root);
const names = Object.keys(stages);
const asked = process.argv.slice(2);
const [stage, option, file] = asked;
if (stage === "boundaries" && option === "--reach" && file !== undefined) {
  const { files, lines } = await findReach(file, new AbortController().signal);
  console.log([...files.sort(), `${countOf(files.length, "file")}, ${countOf(lines, "line")}`].join("\n"));
  process.exit(0);
}
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`Unknown stage: ${unknown}. Stages: ${names.join(", ")}`);
  process.exit(1);
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());
whenParentGone(() => stopping.abort());

if (isAsked("e2e") && !findBrowser()) {
  console.error(browserMissing);
  process.exit(1);
}
const progress = createProgress(console.log);
const results: StageResult[] = [];
console.log("");
for (const sideBySide of lanes) await Promise.allSettled(sideBySide.map(runLane));
if (stopping.signal.aborted) {
  console.error("\n  Stopped.");
  process.exit(130);
}
console.log(`\n${summary(sumCounts(results))}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

async function runLane(lane: StageName[]): Promise<void> {
  for (const name of lane.filter(isAsked)) {
    stopping.signal.throwIfAborted();
    const result = await progress.step<StageResult>(name, async () => {
      const result = await stages[name](stopping.signal);
      const { passed, failed, skipped } = result.counts;
      const counted = passed + failed + skipped > 0 ? `   ${summary(result.counts)}` : "";
      return [`${result.ok ? "ok" : "FAILED"}${counted}`, result];
    });
    results.push(result);
    if (!result.ok) console.log(`\n${result.output.trim().replace(/^/gm, "    ")}\n`);
  }
}
