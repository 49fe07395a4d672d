/** Comments fit into 120 columns and all other lines into 200, as the formatter wraps only code. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/scripts/root";
import { filesIn } from "./factories/files-in";

const folders = ["app", "bench", "components", "db", "e2e", "inngest", "lib", "scripts", "tests"];
const isComment = /^\s*(\/\/|\/?\*)/;
const isEdited = /\.(tsx?|mjs|css|md|ya?ml|txt)$/;
/** Written by programs: files, and folders that end in a slash. */
const generated = [
  "clients/typescript/dist/",
  "clients/typescript/schema.ts",
  "docs/LICENCES.md",
  "docs/PAYMENTS_CONTRACT.md",
  "lib/client/operations.ts",
  "lib/words/rules/golden/",
];

const widerLines = (files: readonly string[], columns: number, counts: (line: string) => boolean): string[] =>
  files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        line.length > columns && counts(line) ? [`${relative(root, file)}:${at + 1}: ${line.length}`] : [],
      ),
  );

it.each(folders)("no comment in %s is wider", (folder) => {
  const files = filesIn(folder, /\.(tsx?|mjs)$/);
  expect(files.length).toBeGreaterThan(0);
  expect(widerLines(files, 120, (line) => isComment.test(line))).toEqual([]);
});

it.each([...folders, "clients", "data", "docs", "packages", "."])("no line in %s is wider", (folder) => {
  const files = filesIn(folder, isEdited, { isFlat: folder === "." }).filter(
    (file) => !generated.some((path) => relative(root, file).startsWith(path)),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(widerLines(files, 200, () => true)).toEqual([]);
});
