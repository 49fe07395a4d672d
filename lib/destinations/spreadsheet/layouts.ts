import { type Layout, ownLayout, readLayout } from "./layout";
import { SpreadsheetProblem } from "./problem";
import type { Tab } from "./tab";

/** For so long a first row counts as known: a backlog of rows needs one look, a new name is soon seen. */
const keepMs = 15_000;

/**
 * Finds the layouts of tabs. An empty tab is given our column names; whoever asks while that is under way
 * waits for it. A first row with none of our names is not touched: a `SpreadsheetProblem`.
 */
export function createLayouts() {
  const known = new Map<string, { since: number; layout: Promise<Layout> }>();
  return async (
    tab: Pick<Tab, "readHeader" | "writeHeader">,
    given: { spreadsheetId: string; sheetName: string; at: Date },
  ): Promise<Layout> => {
    const { spreadsheetId, sheetName } = given;
    const now = given.at.getTime();
    for (const [key, { since }] of known) if (Math.abs(now - since) >= keepMs) known.delete(key);
    const key = JSON.stringify([spreadsheetId, sheetName]);
    const found = known.get(key) ?? { since: now, layout: findLayout(tab, sheetName) };
    known.set(key, found);
    try {
      return await found.layout;
    } catch (error) {
      // What people have just put right is looked at anew.
      if (known.get(key) === found) known.delete(key);
      throw error;
    }
  };
}

async function findLayout(tab: Pick<Tab, "readHeader" | "writeHeader">, sheetName: string): Promise<Layout> {
  const header = await tab.readHeader();
  if (header.every((name) => name.trim() === "")) {
    await tab.writeHeader();
    return ownLayout;
  }
  const layout = readLayout(header);
  if (layout) return layout;
  throw new SpreadsheetProblem(
    "pause_auth",
    `No name in the first row of the tab "${sheetName}" is one of ours, such as Person, Company or Signal ID. Add one or name an empty tab, then run Test connection.`,
  );
}
