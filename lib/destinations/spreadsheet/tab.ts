/** One tab of a customer's spreadsheet: reads and writes of its header and rows. */
import { z } from "zod";
import type { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import type { AskSheets, SheetsAnswer, SheetsRequest } from "./client";
import { type Cell, columnNames } from "./columns";
import type { Layout } from "./layout";
import { SpreadsheetProblem } from "./problem";
import { requireSuccess } from "./refusals";

export interface Tab {
  readHeader(): Promise<string[]>;
  /** Writes our column names to the first row. Idempotent. */
  writeHeader(): Promise<void>;
  /** The texts of a column. */
  readColumn(column: string): Promise<Set<string>>;
  /** Adds rows below the table that begins at the layout's first column: all or none. */
  append(layout: Layout, rows: Cell[][]): Promise<SheetsAnswer>;
}

/** The vendor omits trailing empty cells, and omits `values` if everything is empty. */
const Values = z.object({ values: z.array(z.array(z.coerce.string())).default([]) });
const Appended = z.object({ updates: z.object({ updatedRows: z.int() }) });

/** `at` is the current time. Each function throws a `SpreadsheetProblem` if the request is rejected. */
export function openTab(
  ask: AskSheets,
  config: SpreadsheetConfig,
  given: { accountEmail: string; at: Date },
): Tab {
  const { spreadsheetId, sheetName } = config;
  const pathOf = (cells: string, rest = "") =>
    `${spreadsheetId}/values/${encodeURIComponent(`${quoteSheetName(sheetName)}!${cells}`)}${rest}`;
  const request = async (input: SheetsRequest) => {
    const answer = await ask(input);
    requireSuccess(answer, { ...given, sheetName });
    return answer;
  };
  const read = async (path: string) => {
    const answer = await request({ method: "GET", path });
    return parseAnswer(Values, answer).values[0] ?? [];
  };
  const table = (values: readonly (readonly Cell[])[]) => ({ majorDimension: "ROWS", values });
  return {
    readHeader: () => read(pathOf("1:1")),
    readColumn: async (column) =>
      new Set(await read(pathOf(`${column}:${column}`, "?majorDimension=COLUMNS"))),
    writeHeader: async () => {
      const path = pathOf("A1", "?valueInputOption=RAW");
      await request({ method: "PUT", path, body: table([columnNames]) });
    },
    // RAW: text that begins with "=" stays text and is never evaluated in the customer's sheet.
    append: async ({ firstColumn }, rows) => {
      const path = pathOf(`${firstColumn}1`, ":append?valueInputOption=RAW&insertDataOption=INSERT_ROWS");
      const answer = await request({ method: "POST", path, body: table(rows) });
      parseAnswer(Appended, answer);
      return answer;
    },
  };
}

/** A success in an unknown format is not from the vendor, so the outcome is unknown. */
function parseAnswer<T>(schema: z.ZodType<T>, { text }: SheetsAnswer): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new SpreadsheetProblem("retry", "The spreadsheet service sent a response that could not be read.", {
      answer: text,
    });
  }
}

/** `It's` → `'It''s'` */
const quoteSheetName = (name: string): string => `'${name.replaceAll("'", "''")}'`;
