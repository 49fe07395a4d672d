/** CSV as in RFC 4180, safe to open in a spreadsheet. */
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | boolean | null;

/** The columns of a file: each one's name, and how its cell is read from a row. */
export type Columns<T> = Record<string, (row: T) => Cell>;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** What a spreadsheet runs as a formula, also behind spaces and in full width (OWASP, "CSV Injection"). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** The same where a locale that separates by semicolons or tabs begins another cell; quotes do not hold it together. */
const laterFormula = /([;\t][\s"]*)(?=[=+\-@＝＋－＠])|([\r\n][\s"]*)(?=[=@＝＠]|[+\-＋－]\S)/g;

/** The start of the file: its column names. */
export const csvHeader = <T>(columns: Columns<T>): string => byteOrderMark + linesOf([Object.keys(columns)]);

/** A line for each row. */
export function csvLines<T>(columns: Columns<T>, rows: readonly T[]): string {
  const cells = Object.values(columns);
  return linesOf(rows.map((row) => cells.map((cell) => harmless(cell(row)))));
}

/** Texts are quoted; numbers stay numbers; null is an empty cell. */
const linesOf = (rows: Cell[][]): string =>
  stringify(rows, { quoted_string: true, record_delimiter: "\r\n", cast: { boolean: String } });

/** The library's own escaping misses formulas behind white space. */
function harmless(cell: Cell): Cell {
  if (typeof cell !== "string") return cell;
  const text = cell.replace(laterFormula, "$&'");
  return formula.test(text) ? `'${text}` : text;
}
