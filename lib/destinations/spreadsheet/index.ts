import { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import { type Delivery, type Destination, markedPayload, type Receipt } from "../destination";
import { mask } from "../mask";
import { excerpt } from "../send-delivery";
import type { ServiceAccount } from "./account";
import { createSheetsClient, type SheetsAnswer } from "./client";
import { cellOf, columnNames } from "./columns";
import { columnStates, ownLayout, rowOf } from "./layout";
import { createLayouts } from "./layouts";
import { SpreadsheetProblem, setUpProblem } from "./problem";
import { openTab, type Tab } from "./tab";

/**
 * Takes one write from the vendor's quota for the service account, which all customers and instances share. If none
 * is left, the caller retries later.
 */
export type TakeWriteSlot = () => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;

export interface SpreadsheetOptions {
  /** Null if none is configured: then nothing can be delivered. */
  account: ServiceAccount | null;
  takeWriteSlot: TakeWriteSlot;
  /** Per request; 10 s by default. */
  timeoutMs?: number;
}

type Batch = readonly Delivery<SpreadsheetConfig>[];

/**
 * Adds one row per signal to a tab of the customer's spreadsheet. The vendor has no idempotency keys: rows that may
 * have arrived are searched for by signal ID, or else by link, with their revision, before they are added.
 */
export function createSpreadsheetDestination(options: SpreadsheetOptions): Destination<SpreadsheetConfig> {
  const { account, timeoutMs = 10_000 } = options;
  const ask = account && createSheetsClient(account, timeoutMs);
  const findLayout = createLayouts();

  const takeWriteSlot = async () => {
    const slot = await options.takeWriteSlot();
    if (slot.ok) return;
    const { retryAfterSeconds } = slot;
    const sentence = "Many spreadsheet deliveries are in progress. This one will be sent shortly.";
    throw new SpreadsheetProblem("postpone", sentence, { retryAfterSeconds });
  };

  /** The first slot is taken before reading, so that reads are limited to the rate of writes. */
  const addRows = async (batch: Batch, { config, at }: Delivery<SpreadsheetConfig>) => {
    if (!account || !ask) throw setUpProblem();
    await takeWriteSlot();
    const tab = openTab(ask, config, { accountEmail: account.email, at });
    const { readHeader } = tab;
    const writeHeader = () => takeWriteSlot().then(tab.writeHeader);
    const layout = await findLayout({ readHeader, writeHeader }, config);
    const present = await findPresent(tab, layout.identity, batch);
    const missing = batch.filter((delivery) => !present.has(delivery));
    const rows = missing.map((delivery) => rowOf(layout, markedPayload(delivery)));
    const response = rows.length > 0 ? await caught(tab.append(layout, rows)) : null;
    return { present, response, fields: columnStates(layout, at) };
  };

  const deliverTogether = async (batch: Batch): Promise<Receipt[]> => {
    const started = performance.now();
    const [first] = batch;
    if (!first) return [];
    const { spreadsheetId } = requireOneTab(batch, first);
    const added = await caught(addRows(batch, first));
    return batch.map((delivery): Receipt => {
      const isPresent = !(added instanceof SpreadsheetProblem) && added.present.has(delivery);
      const response = added instanceof SpreadsheetProblem ? added : added.response;
      const receipt = isPresent || !response ? alreadyThere : receiptOf(response, spreadsheetId);
      return {
        ...receipt,
        ...(receipt.verdict === "delivered" && "fields" in added && { fields: added.fields }),
        durationMs: Math.round(performance.now() - started),
        request: {
          method: "POST",
          host: account ? new URL(account.apiUrl).host : "",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${mask}` },
        },
      };
    });
  };

  return {
    type: "spreadsheet",
    config: SpreadsheetConfig,
    signs: false,
    pace: { maxConcurrent: 1, everyMs: 1_000 },
    addresses: ({ spreadsheetId, sheetName }) => [`${spreadsheetId} ${sheetName}`],
    summarize: ({ sheetName }) => sheetName,
    deliver: async (delivery) => {
      const [receipt] = await deliverTogether([delivery]);
      if (!receipt) throw new Error("A spreadsheet delivery returned no receipt");
      return receipt;
    },
    deliverTogether,
    preview: (payload) => ({
      contentType: "application/json",
      body: { majorDimension: "ROWS", values: [columnNames, rowOf(ownLayout, payload)] },
    }),
  };
}

/** Mixing rows of two customers in one request would leak data, so this is treated as a bug of ours. */
function requireOneTab(batch: Batch, { config }: Delivery<SpreadsheetConfig>): SpreadsheetConfig {
  const { spreadsheetId, sheetName } = config;
  const isSame = (other: SpreadsheetConfig) =>
    other.spreadsheetId === spreadsheetId && other.sheetName === sheetName;
  if (batch.every((delivery) => isSame(delivery.config))) return config;
  throw new Error("Deliveries to different tabs cannot share a batch");
}

/** The deliveries whose row an earlier attempt already added. Empty if the tab has neither column. */
async function findPresent(
  tab: Tab,
  identity: { column: string; name: "Signal ID" | "Link" } | null,
  batch: Batch,
): Promise<ReadonlySet<Delivery<SpreadsheetConfig>>> {
  const doubtful = batch.filter(({ mayHaveArrived }) => mayHaveArrived);
  if (!identity || doubtful.length === 0) return new Set();
  const cells = await tab.readColumn(identity.column);
  return new Set(doubtful.filter((one) => cells.has(String(cellOf(identity.name, markedPayload(one))))));
}

/** The result, or the `SpreadsheetProblem` that was thrown. */
async function caught<T>(work: Promise<T>): Promise<T | SpreadsheetProblem> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return error;
    throw error;
  }
}

type PartialReceipt = Omit<Receipt, "durationMs" | "request">;

const alreadyThere: PartialReceipt = {
  verdict: "delivered",
  status: 200,
  responseExcerpt: null,
  error: null,
  retryAfterSeconds: null,
};

function receiptOf(response: SheetsAnswer | SpreadsheetProblem, spreadsheetId: string): PartialReceipt {
  const cutAnswer = (text: string) => excerpt(new TextEncoder().encode(text), [spreadsheetId]);
  if (!(response instanceof SpreadsheetProblem)) {
    return { ...alreadyThere, status: response.status, responseExcerpt: cutAnswer(response.text) };
  }
  const { verdict, status, message, retryAfterSeconds, answer } = response;
  return {
    verdict,
    status,
    responseExcerpt: answer === null ? null : cutAnswer(answer),
    error: message,
    retryAfterSeconds,
  };
}
