/** A customer's spreadsheet at a local fake vendor, and the destination that writes to it. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { Delivery, Receipt } from "@/lib/destinations/destination";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { createSpreadsheetDestination, type SpreadsheetOptions } from "@/lib/destinations/spreadsheet";
import { newId } from "@/lib/ids";
import type { Cell } from "@/tests/fakes/spreadsheet/grid";
import {
  type SpreadsheetFake,
  type SpreadsheetFakeOptions,
  startSpreadsheetFake,
} from "@/tests/fakes/spreadsheet/spreadsheet";

type SheetDelivery = Delivery<SpreadsheetConfig>;
type Account = NonNullable<SpreadsheetOptions["account"]>;

export const config: SpreadsheetConfig = { spreadsheetId: "sheet-of-a-customer", sheetName: "It's ours" };
/** The default delivery time. */
export const at = new Date("2026-03-01T12:00:00Z");

export function delivery(
  change: Partial<WebhookPayload> = {},
  options: Partial<SheetDelivery> = {},
): SheetDelivery {
  const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
  return { config, secret: null, at, mayHaveArrived: false, ...options, payload: { ...payload, ...change } };
}

/** The same delivery, repeated without knowing whether it arrived. */
export const doubted = (one: SheetDelivery): SheetDelivery => ({ ...one, mayHaveArrived: true });

export const idsOf = (batch: readonly SheetDelivery[]): string[] =>
  batch.map(({ payload }) => payload.signalId);

/** A vendor for the tests in a file; before each test, the spreadsheet is reset to one empty tab. */
export function withSpreadsheet(options: SpreadsheetFakeOptions = {}) {
  let fake: SpreadsheetFake;
  const { spreadsheetId, sheetName } = config;
  beforeAll(async () => {
    fake = await startSpreadsheetFake({ writesPerMinute: Number.POSITIVE_INFINITY, ...options });
  });
  afterAll(() => fake.close());
  const setRows = (rows: Cell[][], options: { columnCount?: number } = {}) =>
    fake.addSpreadsheet(spreadsheetId, { [sheetName]: rows }, options);
  beforeEach(() => {
    fake.calls.length = 0;
    for (const kind of ["token", "read", "write"] as const) fake.behave(kind, { kind: "regular" });
    setRows([]);
  });
  const account = (change: Partial<Account> = {}): Account => {
    const { clientEmail: email, privateKey, url: apiUrl, tokenUrl } = fake;
    return { email, privateKey, apiUrl, tokenUrl, ...change };
  };
  const rows = () => fake.rows(spreadsheetId, sheetName);
  return {
    fake: () => fake,
    account,
    /** The adapter of one product instance. */
    open: (change: Partial<SpreadsheetOptions> = {}) =>
      createSpreadsheetDestination({
        account: account(),
        takeWriteSlot: async () => ({ ok: true }),
        ...change,
      }),
    setRows,
    rows,
    /** The cells of a named column, without its header. */
    column: (name: string): (Cell | undefined)[] => {
      const [header = [], ...rest] = rows();
      return rest.map((row) => row[header.indexOf(name)]);
    },
    writes: () => fake.calls.filter(({ kind }) => kind === "write"),
  };
}

export async function together(
  destination: ReturnType<typeof createSpreadsheetDestination>,
  batch: SheetDelivery[],
): Promise<Receipt[]> {
  if (!destination.deliverTogether) throw new Error("Rows must be created together");
  return destination.deliverTogether(batch);
}
