/** A count that can be one is written with `countOf`, so that nobody reads "1 seats". */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const nouns = [
  "signals|credits|people|sources|posts|seats|members|days|destinations|deliveries|rows|values",
  "categories|comments|reactions|reports|companies|engagements|attempts|packs|hours|employees",
  "characters|profiles|tags|clients|invites|results",
].join("|");
/** `${count} nouns` in a text, or `{count} nouns` in JSX. */
const counted = new RegExp(`\\$?\\{([^{}]*)\\} (?:new |active |more )?(?:${nouns})\\b(?!=)`, "g");
/** Constants that are never one, prices, and counts that the code before has told apart from one. */
const neverOne = /^policy\.|[dD]ays$|^recentHours|^(price|amount|received)$|^figure\(credits\)$/;
const toldApart = /=== 1 \?|> 1|=== "trial"|\.label|Error\(/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });

/** Texts in other languages, and for developers. */
const elsewhere = /^lib\/(words|networks|http|payments\/stripe)\//;

it("writes every count with its singular", () => {
  const found = ["app", "components", "lib"]
    .flatMap(filesIn)
    .filter((path) => !elsewhere.test(path))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, n) =>
          [...line.matchAll(counted)]
            .filter(([, count = ""]) => !neverOne.test(count.trim()) && !toldApart.test(line))
            .map(([text]) => `${path}:${n + 1} ${text}`),
        ),
    );
  expect(found).toEqual([]);
});
