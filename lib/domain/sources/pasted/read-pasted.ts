/** Pasted text, from anywhere, as what it asks for. Pure: nothing is looked up. */
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import type { Addresses, Entry, TextAs, Wish } from "./entry";
import { readLine } from "./read-line";
import { readRow, readTable } from "./read-table";

const shownLength = 200;

/**
 * What each line or row asks for, in order: a table with headings by its columns, any other text line by line. No line
 * with words goes missing: what can't be used says why.
 */
export function readPasted(pasted: string, network: Addresses, textAs: TextAs): Entry[] {
  const text = pasted.replace(/^\uFEFF/u, "").replace(/\r\n?|[\u0085\u2028\u2029\v\f]/gu, "\n");
  const table = readTable(text);
  if (!table) {
    return text
      .split("\n")
      .flatMap((line, index) => entriesOf(readLine(line, network, textAs), { line: index + 1, text: line }));
  }
  const { heading, rows } = table;
  const shown = (cells: string[]) => cells.filter((cell) => cell !== "").join(" · ");
  return [
    ...entriesOf([{ as: "nothing", why: { reason: "heading" } }], {
      line: heading.line,
      text: shown(heading.cells),
    }),
    ...rows.flatMap((row) =>
      entriesOf(readRow(row, table, network), { line: row.line, text: shown(row.cells) }),
    ),
  ];
}

/** The wishes of one line. What is shown of it is prepared once: a line can ask for thousands. */
function entriesOf(wishes: Wish[], { line, text }: { line: number; text: string }): Entry[] {
  const shown = cutAtGrapheme(text.trim().replace(/\s+/gu, " "), shownLength);
  return wishes.map((wish) => ({ ...wish, line, text: shown }));
}
