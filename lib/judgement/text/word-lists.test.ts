import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageFiles } from "./language-files";
import { normalizeText } from "./normalize-text";
import { parseLists, readLists, withLists } from "./word-lists";

const parse = (text: string) => Object.fromEntries(parseLists(text, "a.txt"));

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => ending.test(file));
}

describe("parseLists", () => {
  it("keeps the order of terms and drops comments, blank lines and spare spaces", () => {
    const text = "\uFEFF# A file.\r\n\r\n[b.words]\r\n# First\r\nz  y*\r\n\r\nc# # not C\r\n[a]\r\n[c]\r\nx";
    expect(parse(text)).toEqual({ "b.words": ["z y*", "c#"], a: [], c: ["x"] });
  });

  it("continues a term on indented lines", () => {
    const text =
      "[a]\nx y\n  z  y*\n\n\t# Blank lines and comments only group.\n\tw # here too\nnext\n[b]\nx";
    expect(parse(text)).toEqual({ a: ["x y z y* w", "next"], b: ["x"] });
  });

  it.each([
    ["x\n[a]", 'a.txt, line 1: "x" stands before the first section.'],
    ["[a]\nx\n[a]", "a.txt, line 3: [a] is there twice."],
    ["[a b]", 'a.txt, line 1: "[a b]" names no section.'],
    ["[a", 'a.txt, line 1: "[a" names no section.'],
    ["[a]\n  x", 'a.txt, line 2: "x" continues no term.'],
    ["[a]\nx, y", 'a.txt, line 2: "x, y" has a comma: write one term a line.'],
  ])("refuses %j", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

describe("the sections of a file", () => {
  it("are those that the code names", () => {
    const file = "title/independent.txt";
    expect(Object.keys(readLists(file, ["independent", "looks_alike"]))).toEqual([
      "independent",
      "looks_alike",
    ]);
    expect(() => readLists(file, ["independent"])).toThrow(
      "data/words/title/independent.txt has a section that the code doesn't name: [looks_alike].",
    );
    expect(() => readLists(file, ["independent", "looks_alike", "other"])).toThrow(
      "data/words/title/independent.txt lacks [other].",
    );
  });

  it("are at least one for each entry, and none without an entry", () => {
    const file = "context/company-types.txt";
    const types =
      "agency consultancy freelancer startup enterprise sme public_sector nonprofit vendor b2b b2c";
    const entries = Object.fromEntries(types.split(" ").map((id) => [id, { label: id }]));
    const { b2b } = withLists(file, entries, ["words", "hints"]);
    expect(b2b).toEqual({
      label: "b2b",
      words: ["b2b", "business to business", "business customers"],
      hints: [],
    });
    expect(() => withLists(file, { ...entries, bank: {} }, ["words"])).toThrow(
      "data/words/context/company-types.txt lacks [bank.words].",
    );
    const { b2c: _, ...others } = entries;
    expect(() => withLists(file, others, ["words"])).toThrow(
      "data/words/context/company-types.txt has a section that the code doesn't name: [b2c.words].",
    );
  });
});

describe("data/words", () => {
  const folder = join(process.cwd(), "data/words");
  const sources = ["lib/judgement", "lib/words", "lib/domain/reports", "lib/networks/bluesky"]
    .map((room) => join(process.cwd(), room))
    .flatMap((room) =>
      filesIn(room, /(?<!\.test)\.ts$/).map((file) => readFileSync(join(room, file), "utf8")),
    )
    .join("\n");

  const files = filesIn(folder, /\.txt$/);
  const names = Object.values(languageFiles);

  it.each([...files, ...filesIn(folder, /\.yaml$/)])("%s is read", (file) => {
    const ofLanguage = `\`${dirname(file)}/\${languageFiles[`;
    const isRead =
      sources.includes(`"${file}"`) ||
      sources.includes(`("${basename(file, ".txt")}", {`) ||
      (sources.includes(ofLanguage) && names.includes(basename(file, extname(file))));
    expect(isRead, "some code reads it").toBe(true);
  });

  /** What has no words on purpose; another empty list is one that somebody forgot. */
  const mayBeEmpty: Readonly<Record<string, readonly string[]>> = {
    "context/company-types.txt": ["public_sector.words", "nonprofit.words"],
    "languages/dutch.txt": ["dear"],
    "languages/french.txt": ["dear"],
    "languages/german.txt": ["capital_words"],
    "languages/italian.txt": ["dear"],
    "languages/portuguese.txt": ["stop_words", "dear"],
    "languages/spanish.txt": ["dear"],
  };
  it.each(files)("%s has no empty list", (file) => {
    const lists = parseLists(readFileSync(join(folder, file), "utf8"), file);
    const empty = [...lists].flatMap(([name, terms]) => (terms.length === 0 ? [name] : []));
    expect(empty).toEqual(mayBeEmpty[file] ?? []);
  });

  // These are matched as they are written.
  const asWritten = /^(?:claims|languages|reports|bio)\/|^quotes/;
  it.each(files.filter((file) => !asWritten.test(file)))("%s has terms in the form of titles", (file) => {
    const form =
      basename(file) === "job-words.txt"
        ? /^[a-z]+\.?(?: [a-z]+\.?)*$/
        : /^(?:\^ )?(?:[a-z0-9_*]+|c\+\+|c#)(?: [a-z0-9*]+)*(?: \$)?$/;
    for (const terms of parseLists(readFileSync(join(folder, file), "utf8"), file).values()) {
      for (const term of terms) {
        expect(term).toMatch(form);
        expect(normalizeText(term)).toBe(term);
      }
    }
  });
});
