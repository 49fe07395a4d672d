/**
 * `npm run mutate -- [--every N] [FILE …]`: makes one small fault at a time in a copy of the tree and counts how many the tests
 * that need no database notice. Without files, all of lib/judgement and lib/words; with `--every 10`, one fault in ten.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../root";
import { makeTemporaryFolder } from "../temporary-folder";
import { listMutants } from "./list-mutants";

const { values, positionals } = parseArgs({
  options: { every: { type: "string", default: "1" } },
  allowPositionals: true,
});
const every = Math.max(1, Number(values.every) || 1);
const tracked = execFileSync("git", ["ls-files", "lib/judgement", "lib/words"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (name) => name.endsWith(".ts") && !/\.test\.ts$|-words\.ts$|-cases\.ts$|\/specialties\//.test(name),
  );
const files = positionals.length > 0 ? positionals : tracked;

const copy = makeTemporaryFolder();
for (const name of execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(Boolean)) {
  cpSync(join(root, name), join(copy, name));
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

const killedBy = (name: string): boolean =>
  spawnSync("npx", ["vitest", "related", name, "--run", "--project", "pure", "--bail", "1"], {
    cwd: copy,
    stdio: "ignore",
    timeout: 180_000,
  }).status !== 0;

let [made, killed] = [0, 0];
for (const name of files) {
  const path = join(copy, name);
  const text = readFileSync(path, "utf8");
  for (const [at, { start, end, replacement, line }] of listMutants(text).entries()) {
    if (at % every !== 0) continue;
    writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
    made += 1;
    if (killedBy(name)) killed += 1;
    else console.log(`unnoticed: ${name}:${line} ${text.slice(start, end)} → ${replacement}`);
  }
  writeFileSync(path, text);
}
console.log(`${killed} of ${made} faults are noticed (${((100 * killed) / Math.max(1, made)).toFixed(1)} %)`);
