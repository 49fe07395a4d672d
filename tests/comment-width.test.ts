/** Comments fit into 120 columns, as the formatter wraps only code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/scripts/root";

const columns = 120;
const folders = ["app", "bench", "components", "db", "e2e", "inngest", "lib", "scripts", "tests"];
const isComment = /^\s*(\/\/|\/?\*)/;

it.each(folders)("no comment in %s is wider", (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name));
  const wide = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        line.length > columns && isComment.test(line) ? [`${file}:${at + 1}: ${line.length}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(wide).toEqual([]);
});
