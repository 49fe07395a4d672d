/**
 * `npm run titles -- FILE` reads job titles and prints `{title, department, seniority}` as one JSON line each; `-`
 * reads the standard input. `--check` compares the readings with the labels of a CSV file (`text,label`) instead.
 */
import { readFileSync } from "node:fs";
import { departments, labelTitle, titleLevels } from "@/lib/judgement/title/title-labels";
import { measureAgreement } from "./agreement";
import { describeReadError } from "./read-errors";
import { type ListedTitle, readTitleList } from "./title-lists";

const usage = "Usage: npm run titles -- [--check] FILE (FILE is - for the standard input)";
const [file, ...rest] = process.argv.slice(2).filter((argument) => argument !== "--check");
const isCheck = process.argv.includes("--check");
const kinds = { department: departments, seniority: titleLevels } as const;

// A reader such as `head` may close the pipe early.
process.stdout.on("error", () => process.exit());

if (!file || rest.length > 0 || (file.startsWith("-") && file !== "-")) fail(usage);
try {
  const titles = readTitleList(readFileSync(file === "-" ? 0 : file), file);
  if (isCheck) console.log(JSON.stringify(check(titles)));
  else for (const { title } of titles) console.log(JSON.stringify({ title, ...labelTitle(title) }));
} catch (error) {
  fail(`${file === "-" ? "The standard input" : file} cannot be read. ${describeReadError(error)}`);
}

function check(titles: readonly ListedTitle[]) {
  const labels = titles.map(({ label }, index) => {
    if (label === null)
      throw new Error(`Title ${index + 1} has no label; --check needs a CSV of text,label.`);
    return label;
  });
  const kind = kindOf(labels);
  const pairs = titles.map(({ title }, index) => [labels[index] ?? "", labelTitle(title)[kind]] as const);
  const { count, ...agreement } = measureAgreement(pairs);
  return { labels: kind, titles: count, ...agreement };
}

function kindOf(labels: readonly string[]): keyof typeof kinds {
  const isOneOf = (known: readonly string[]) => (label: string) => known.includes(label);
  if (labels.every(isOneOf(departments))) return "department";
  if (labels.every(isOneOf(titleLevels))) return "seniority";
  const known = labels.some(isOneOf(departments)) ? departments : titleLevels;
  const odd = labels.find((label) => !isOneOf(known)(label));
  throw new Error(`"${odd}" is not one of the labels ${known.join(", ")}.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
