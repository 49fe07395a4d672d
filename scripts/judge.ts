/**
 * `npm run judge -- [--explain] FILE` judges a list of people, each against an ICP, and prints one JSON line each; `-`
 * reads the standard input. `npm run judge -- --model` checks the configured language model instead, and `--replay`
 * which recent signals today's reader reads otherwise. See docs/JUDGE.md.
 */
import { readFileSync } from "node:fs";
import { settings } from "@/lib/domain/settings";
import { explainCase } from "@/lib/judgement/explain-case";
import { judgeCase } from "@/lib/judgement/judge-case";
import { readCaseList } from "./case-lists";
import { judgeModel } from "./judge-model";
import { judgeReplay } from "./judge-replay";
import { describeReadError } from "./read-errors";

const usage =
  "Usage: npm run judge -- [--explain] FILE (FILE is - for the standard input), or --model, or --replay";
const given = process.argv.slice(2);
const explains = given.includes("--explain");
const [file, ...rest] = given.filter((argument) => argument !== "--explain");

// A reader such as `head` may close the pipe early.
process.stdout.on("error", () => process.exit());

if (file === "--model" && rest.length === 0) {
  console.log(await judgeModel(process.env).catch((error: unknown) => fail(describeReadError(error))));
  process.exit();
}
if (file === "--replay" && rest.length === 0) {
  await judgeReplay(process.env).catch((error: unknown) => fail(describeReadError(error)));
  process.exit();
}
if (!file || rest.length > 0 || (file.startsWith("-") && file !== "-")) fail(usage);
try {
  const cases = readCaseList(readFileSync(file === "-" ? 0 : file, "utf8"));
  const { minFit: minimumFit } = settings.qualification;
  for (const one of cases) {
    const verdict = judgeCase(one, { minimumFit });
    const explanation = explains ? { explanation: explainCase(one, verdict) } : {};
    console.log(JSON.stringify({ ...verdict, ...explanation }));
  }
} catch (error) {
  fail(`${file === "-" ? "The standard input" : file} cannot be read. ${describeReadError(error)}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
