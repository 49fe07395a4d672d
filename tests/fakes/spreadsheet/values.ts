/** The values part of the vendor's API: get, update and append. */
import { type Cell, columnLetters, type Grid, insertBelow, parseRange, readArea, writeArea } from "./grid";

export interface ApiAnswer {
  status: number;
  body: unknown;
}

export interface ValuesRequest {
  method: string;
  /** Decoded, for example `'Signals'!A1`. */
  range: string;
  isAppend: boolean;
  query: URLSearchParams;
  body: unknown;
}

const maxCell = 50_000;

/** The vendor's error format. */
export const apiError = (code: number, status: string, message: string): ApiAnswer => ({
  status: code,
  body: { error: { code, message, status } },
});
const invalid = (message: string) => apiError(400, "INVALID_ARGUMENT", message);

/** Runs one request on the tabs of a spreadsheet that the caller may use this way. */
export function answerValues(
  spreadsheetId: string,
  tabs: ReadonlyMap<string, Grid>,
  request: ValuesRequest,
): ApiAnswer {
  const parsed = parseRange(request.range);
  const grid = parsed && tabs.get(parsed.tab);
  if (!parsed || !grid) return invalid(`Unable to parse range: ${request.range}`);
  const { area } = parsed;
  if (request.method === "GET") {
    const majorDimension = request.query.get("majorDimension") ?? "ROWS";
    const values = readArea(grid, area, majorDimension);
    return {
      status: 200,
      body: { range: request.range, majorDimension, ...(values.length > 0 && { values }) },
    };
  }
  const input = request.query.get("valueInputOption");
  if (!input) return invalid("'valueInputOption' is required but not specified");
  const values = readValues(request.body);
  if (typeof values === "string") return invalid(values);
  const kept = input === "RAW" ? values : values.map((list) => list.map(compute));
  const width = Math.max(0, ...kept.map((list) => list.length));
  if (area.left + width > grid.columnCount && !request.isAppend) {
    return invalid(`Range (${request.range}) exceeds grid limits. Max columns: ${grid.columnCount}`);
  }
  if (!request.isAppend) writeArea(grid, area, kept);
  if (request.isAppend && request.query.get("insertDataOption") !== "INSERT_ROWS") {
    return invalid("This server appends by inserting rows only");
  }
  const { top, left } = request.isAppend ? insertBelow(grid, area, kept) : area;
  const end = `${columnLetters(left + Math.max(0, width - 1))}${top + kept.length}`;
  const updates = {
    spreadsheetId,
    updatedRange: `'${parsed.tab.replaceAll("'", "''")}'!${columnLetters(left)}${top + 1}:${end}`,
    updatedRows: kept.length,
    updatedColumns: width,
    updatedCells: kept.flat().length,
  };
  return { status: 200, body: request.isAppend ? { spreadsheetId, updates } : updates };
}

/** What a person's input becomes: a formula is computed. */
const compute = (value: Cell | null): Cell | null =>
  typeof value === "string" && /^[=+]/.test(value) ? "#COMPUTED!" : value;

/** The rows of a body, or what is wrong with it. */
function readValues(body: unknown): (Cell | null)[][] | string {
  if (typeof body !== "object" || body === null || !("values" in body) || !Array.isArray(body.values)) {
    return "Invalid JSON payload received.";
  }
  if ("majorDimension" in body && body.majorDimension !== "ROWS") return "Only ROWS are taken here";
  const rows: (Cell | null)[][] = [];
  for (const [index, list] of body.values.entries()) {
    if (!Array.isArray(list)) return `Invalid value at 'data.values[${index}]'`;
    for (const cell of list) {
      if (cell !== null && !["string", "number", "boolean"].includes(typeof cell)) {
        return `Invalid values[${index}]: struct_value`;
      }
      if (typeof cell === "string" && cell.length > maxCell) {
        return `Your input contains more than the maximum of ${maxCell} characters in a single cell.`;
      }
    }
    rows.push(list);
  }
  return rows;
}
