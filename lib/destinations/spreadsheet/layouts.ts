import { type Layout, ownLayout, readLayout } from "./layout";
import { SpreadsheetProblem } from "./problem";
import type { Tab } from "./tab";

type Header = Pick<Tab, "readHeader" | "writeHeader">;

/**
 * Finds the layouts of tabs. A first row is read for each write, because columns may be renamed or moved at any time.
 * Our column names are written to an empty tab; concurrent callers wait for that. A first row with none of our names is
 * left unchanged and throws a `SpreadsheetProblem`.
 */
export function createLayouts() {
  const reading = new Map<string, Promise<Layout>>();
  return async (tab: Header, input: { spreadsheetId: string; sheetName: string }): Promise<Layout> => {
    const { spreadsheetId, sheetName } = input;
    const key = JSON.stringify([spreadsheetId, sheetName]);
    const layout = reading.get(key) ?? findLayout(tab, sheetName);
    reading.set(key, layout);
    try {
      return await layout;
    } finally {
      if (reading.get(key) === layout) reading.delete(key);
    }
  };
}

async function findLayout(tab: Header, sheetName: string): Promise<Layout> {
  const header = await tab.readHeader();
  if (header.every((name) => name.trim() === "")) {
    await tab.writeHeader();
    return ownLayout;
  }
  const layout = readLayout(header);
  if (layout) return layout;
  throw new SpreadsheetProblem(
    "pause_auth",
    `The first row of the tab "${sheetName}" has none of our column names, such as Person, Company or Signal ID. Add one or choose an empty tab, then run Test connection.`,
  );
}
