import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { textWith } from "./fill-in";
import { languages, writtenLanguages } from "./languages";
import { parseData, texts } from "./read-data";

const schema = z.strictObject({
  hooks: z.array(textWith("city", "n")),
  more: z.partialRecord(z.enum(["asks", "agrees"]), texts()).optional(),
});
const read = (...lines: string[]) => parseData(lines.join("\n"), "data/posts/de.yaml", schema);

describe("a data file", () => {
  it("is read, without its comments", () => {
    expect(read("# Hooks", "hooks:", '  - "{n} days in {city}"', "more:", "  asks: [Why?] # short")).toEqual({
      hooks: ["{n} days in {city}"],
      more: { asks: ["Why?"] },
    });
  });

  it.each([
    ["a wrong value", 3, ["hooks:", "  - Hello", "  - 12"], "hooks.1: Invalid input: expected string"],
    ["an unknown slot", 2, ["hooks:", '  - "in {town}"'], "hooks.0: The slots here are {city}, {n}."],
    ["an unknown key", 3, ["hooks: []", "more:", "  sings:", "    - La"], "more: Unrecognized key"],
    ["an empty list", 3, ["hooks: []", "more:", "  asks: []"], "more.asks: Too small"],
    ["a list that is missing", 1, ["more:", "  asks: [Why?]"], "hooks: Invalid input"],
    ["a key that is there twice", 2, ["hooks: []", "hooks: []"], "Map keys must be unique"],
    ["what is no YAML", 2, ["hooks:", "  - @home"], "Plain value cannot start"],
  ])("with %s is an error that names the file and the line", (_, line, lines, message) => {
    expect(() => read(...lines)).toThrow(`data/posts/de.yaml, line ${line}: ${message}`);
  });
});

describe("the data", () => {
  const folder = join(process.cwd(), "packages/sandbox-network/data");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => extname(file) !== "",
  );
  const namesIn = (name: string) =>
    files.filter((file) => dirname(file) === name).map((file) => basename(file, ".yaml"));

  it("has a file for each language, and no others", () => {
    expect(namesIn("comments").sort()).toEqual([...writtenLanguages, "injections"].sort());
    expect(namesIn("posts").sort()).toEqual([...writtenLanguages].sort());
    expect(namesIn("titles").sort()).toEqual([...languages].sort());
  });

  it("has no line above 200 columns", () => {
    for (const file of files)
      for (const [index, line] of readFileSync(join(folder, file), "utf8").split("\n").entries())
        expect(line.length, `${file}:${index + 1}`).toBeLessThanOrEqual(200);
  });
});
