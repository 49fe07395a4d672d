import { type Layout, ownLayout, readLayout } from "./layout";
import { SpreadsheetProblem } from "./problem";
import type { Tab } from "./tab";

/** How long a first row is cached: a backlog needs one read, and a renamed column is noticed soon. */
const keepMs = 15_000;

/**
 * Finds the layouts of tabs. Writes our column names to an empty tab; concurrent callers wait for that. A first row
 * with none of our names is left unchanged and throws a `SpreadsheetProblem`.
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
      // Read again next time: the customer may have fixed it.
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
    `The first row of the tab "${sheetName}" has none of our column names, such as Person, Company or Signal ID. Add one or choose an empty tab, then run Test connection.`,
  );
}
