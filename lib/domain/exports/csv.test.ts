import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCsv } from "@/tests/factories/downloads";
import { type Cell, type Columns, csvHeader, csvLines } from "./csv";

const columns: Columns<{ text: Cell; other: Cell }> = {
  text: ({ text }) => text,
  other: ({ other }) => other,
};
const fileOf = (...rows: { text: Cell; other: Cell }[]) => csvHeader(columns) + csvLines(columns, rows);
const cellOf = (text: Cell) => parseCsv(fileOf({ text, other: null }))[0]?.text;

describe("a CSV file", () => {
  it("begins with a byte order mark and the column names, also without rows", () => {
    expect(fileOf()).toBe('\uFEFF"text","other"\r\n');
  });

  it("returns every text as it was, with an apostrophe before what a spreadsheet would run", () => {
    const part = fc.constantFrom(
      '"',
      ",",
      ";",
      "\r\n",
      "\n",
      "\r",
      "\t",
      " ",
      "=",
      "-",
      "'",
      "é",
      "日本",
      "👩‍🔬",
      "a",
    );
    const text = fc.oneof(
      fc.array(part).map((parts) => parts.join("")),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ text, other: text }), { minLength: 1 }), (rows) => {
        const read = parseCsv(fileOf(...rows));
        expect(read).toHaveLength(rows.length);
        for (const [n, row] of rows.entries()) {
          // Apostrophes are all that may differ.
          const bare = (cell: string | undefined) => cell?.replaceAll("'", "");
          expect(bare(read[n]?.text)).toBe(bare(row.text));
          expect(bare(read[n]?.other)).toBe(bare(row.other));
          expect(read[n]?.text).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        }
      }),
    );
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "   +1",
    "\u3000=1",
    "\ufeff@x",
    "\v-1",
    '=1+1";=1+1',
    "=cmd|' /C calc'!A0",
    "  ＝1",
    "\u00a0=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
  ])("does not run %j", (text) => {
    const cell = cellOf(text);
    expect(cell?.startsWith(`'${text[0]}`)).toBe(true);
    expect(cell?.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
  });

  it.each([
    ["a;=1+1"],
    ["a; =1+1"],
    ['a;"=1+1'],
    ["a;-1;+2"],
    ["a\t@x"],
    ["a\n=1+1"],
    ["a\r\n-1"],
    ["a;＝1"],
    ["=1;=2"],
  ])("has no formula for a spreadsheet that separates by semicolons or tabs either: %j", (text) => {
    const file = fileOf({ text: "first", other: text }).slice(1);
    // Such a spreadsheet reads quotes only at the start of a cell, so the second one is not held together.
    const cells = file.split(/[;\t\r\n]/).map((cell) => cell.replace(/^[\s"]+/, ""));
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(cellOf(text)?.replaceAll("'", "")).toBe(text);
  });

  it.each([
    "a; b",
    "list:\n- one\n- two",
    '"=1"',
    "a=1",
    "1-2",
    "mail@people.example",
    "'quoted'",
    "http://x.example/?a=b",
  ])("leaves %j alone", (text) => {
    expect(cellOf(text)).toBe(text);
  });

  it("keeps numbers as numbers, and writes nothing for null", () => {
    const lines = csvLines(columns, [
      { text: -5, other: 7.5 },
      { text: null, other: true },
    ]);
    expect(lines).toBe("-5,7.5\r\n,true\r\n");
  });
});
