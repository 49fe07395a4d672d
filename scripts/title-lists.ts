import { parse } from "csv-parse/sync";

export interface ListedTitle {
  title: string;
  /** The second column of a CSV file, or the one named `label`; null in a plain list. */
  label: string | null;
}

const titleColumns = ["text", "title", "job title", "jobtitle", "position"];

/**
 * The titles of a list: one a line, or a CSV file with the titles in a column named `text` (or `title`, `job title`,
 * `position`) or else in its first column. A file is CSV if its name says so or its first line names such a column.
 * Blank lines are skipped, the rows of a CSV file are all kept. Throws if it is no UTF-8 text, no valid CSV, or empty.
 */
export function readTitleList(bytes: Uint8Array, name: string): ListedTitle[] {
  const text = decode(bytes);
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const isCsv = name.toLowerCase().endsWith(".csv") || titleColumn(firstLine.split(",")) >= 0;
  const titles = isCsv ? readRows(text) : readLines(text);
  if (titles.length === 0) throw new Error("It holds no titles.");
  return titles;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("It is not UTF-8 text.");
  }
}

function readLines(text: string): ListedTitle[] {
  return text.split(/\r?\n/).flatMap((line) => (line.trim() ? { title: line.trim(), label: null } : []));
}

function readRows(text: string): ListedTitle[] {
  const rows: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: true });
  const [header = []] = rows;
  const named = titleColumn(header);
  const column = Math.max(named, 0);
  const labels = named >= 0 ? header.findIndex((name) => plain(name) === "label") : 1;
  return rows.slice(named >= 0 ? 1 : 0).map((row) => ({
    title: (row[column] ?? "").trim(),
    label: row[labels]?.trim() || null,
  }));
}

function titleColumn(header: readonly string[]): number {
  return header.findIndex((name) => titleColumns.includes(plain(name)));
}

function plain(name: string): string {
  return name.trim().replace(/^"|"$/g, "").toLowerCase();
}
