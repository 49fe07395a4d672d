/**
 * `npm run mutate -- [--every N [--from K]] [--least PERCENT] [--list FILE] [FILE …]`: makes one small fault at a time
 * in a copy of the tree and counts how many the tests notice. Without files, all of lib/judgement, lib/words,
 * lib/destinations, lib/http and lib/domain; with `--every 10 --from 3`, the fourth of ten. `--list` also writes the
 * unnoticed ones to a file, and with `--least 80`, the exit code is 1 if fewer than 80 % are noticed.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../root";
import { makeTemporaryFolder } from "../temporary-folder";
import { listMutants, type Mutant } from "./list-mutants";
import { findReach, sortTests } from "./reach";
import { startTestRunner } from "./test-runner";

const { values, positionals } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    least: { type: "string", default: "0" },
    list: { type: "string" },
  },
  allowPositionals: true,
});
const every = Math.max(1, Number(values.every) || 1);
const from = (Number(values.from) || 0) % every;
const gitFiles = (...under: string[]): string[] =>
  execFileSync("git", ["ls-files", ...under], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
const files =
  positionals.length > 0
    ? positionals
    : gitFiles("lib/judgement", "lib/words", "lib/destinations", "lib/http", "lib/domain").filter(
        (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
      );

const copy = makeTemporaryFolder();
for (const name of gitFiles()) cpSync(join(root, name), join(copy, name));
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
const list = values.list && resolve(values.list);
if (list) writeFileSync(list, "");

const texts = new Map<string, string>();
const drawn = new Map<string, (Mutant & { index: number })[]>();
let listed = 0;
for (const name of files) {
  const path = join(copy, name);
  const text = readFileSync(path, "utf8");
  const mutants = listMutants(text)
    .map((mutant, index) => ({ ...mutant, index }))
    .filter(() => listed++ % every === from);
  if (mutants.length === 0) continue;
  texts.set(path, text);
  drawn.set(path, mutants);
}
const runner = await startTestRunner(copy);
const testsOf = await findReach(runner, texts, join(copy, "reached.log"));

const counts = new Map([["all", { killed: 0, made: 0 }]]);
for (const [path, text] of texts) {
  const name = relative(copy, path);
  const killers: string[] = [];
  for (const { index, start, end, replacement, line, seenIn } of drawn.get(path) ?? []) {
    const tests = sortTests(testsOf.get(path) ?? [], path, killers).filter(
      ({ reached }) => !seenIn || !reached || reached.has(`${path} ${index}`),
    );
    // Tests that take five times as long as without the mutant don't end.
    const timeoutMs = 10_000 + 5 * tests.reduce((sum, { ms }) => sum + ms, 0);
    writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
    runner.changed(path);
    const failure = await runner.findFailure(
      tests.map((test) => test.path),
      timeoutMs,
    );
    for (const folder of ["all", dirname(name)]) {
      const { killed, made } = counts.get(folder) ?? { killed: 0, made: 0 };
      counts.set(folder, { killed: failure ? killed + 1 : killed, made: made + 1 });
    }
    if (failure) killers.unshift(failure);
    if (failure) continue;
    const survivor = `unnoticed: ${name}:${line} ${text.slice(start, end)} → ${replacement}`;
    console.log(survivor);
    if (list) appendFileSync(list, `${survivor}\n`);
  }
  writeFileSync(path, text);
  runner.changed(path);
}
await runner.close();

console.log("\nNoticed / made");
for (const [folder, { killed, made }] of counts) {
  const share = ((100 * killed) / Math.max(1, made)).toFixed(1);
  console.log(`${`${killed} / ${made}`.padStart(11)} ${share.padStart(6)} %  ${folder}`);
}
const { killed, made } = counts.get("all") ?? { killed: 0, made: 0 };
if (100 * killed < Number(values.least) * made) process.exitCode = 1;
