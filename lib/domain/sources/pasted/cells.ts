/** Pasted text in cells: of a spreadsheet, of CSV, or as it is. */
import { CsvError, parse } from "csv-parse/sync";

export type Delimiter = "\t" | ";" | ",";
export const delimiters: readonly Delimiter[] = ["\t", ";", ","];

export interface Row {
  cells: string[];
  /** The line it ends on, from 1. */
  line: number;
}

/** Rows of cells, without blank ones; null if the text is no table of this form. */
export function readRows(text: string, delimiter: Delimiter): Row[] | null {
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell !== "")) rows.push({ cells, line: lines });
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const quotedCell = /^\s*"[^"]*"\s*([,;])|([,;])\s*"[^"]*"\s*$/;

/** The cells of one line: those of a spreadsheet or of CSV with quotes, else the line. */
export function cellsOf(line: string): string[] {
  const quoted = quotedCell.exec(line);
  const delimiter = line.includes("\t") ? "\t" : quoted?.[1] === ";" || quoted?.[2] === ";" ? ";" : ",";
  if (delimiter !== "\t" && !quoted) return [line];
  return readRows(line, delimiter)?.[0]?.cells ?? [line];
}
