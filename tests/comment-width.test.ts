/** Comments fit into 120 columns, as the formatter wraps only code. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/scripts/root";
import { filesIn } from "./factories/files-in";

const columns = 120;
const folders = ["app", "bench", "components", "db", "e2e", "inngest", "lib", "scripts", "tests"];
const isComment = /^\s*(\/\/|\/?\*)/;

it.each(folders)("no comment in %s is wider", (folder) => {
  const files = filesIn(folder, /\.(tsx?|mjs)$/);
  const wide = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        line.length > columns && isComment.test(line)
          ? [`${relative(root, file)}:${at + 1}: ${line.length}`]
          : [],
      ),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(wide).toEqual([]);
});
