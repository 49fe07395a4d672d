import { SpreadsheetConfig } from "@/lib/contracts/destination-config";
import type { Delivery, Destination, Receipt } from "../destination";
import { mask } from "../mask";
import { excerpt } from "../send-delivery";
import type { ServiceAccount } from "./account";
import { createSheetsClient, type SheetsAnswer } from "./client";
import { cellOf, columnNames } from "./columns";
import { ownLayout, rowOf } from "./layout";
import { createLayouts } from "./layouts";
import { SpreadsheetProblem, setUpProblem } from "./problem";
import { openTab, type Tab } from "./tab";

/**
 * Asks for one of the writes that the vendor allows the one service account, for all customers and all
 * instances together. Whoever is refused one comes back later.
 */
export type TakeTurn = () => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;

export interface SpreadsheetOptions {
  /** Null where none is set up: then nothing can be delivered. */
  account: ServiceAccount | null;
  takeTurn: TakeTurn;
  /** For one request; 10 s by default. */
  timeoutMs?: number;
}

type Batch = readonly Delivery<SpreadsheetConfig>[];

/**
 * Adds a row a signal to a tab of the customer's spreadsheet. The vendor knows no idempotency key: what may have
 * arrived is looked for by its signal's id, or else its link, before it is added.
 */
export function createSpreadsheetDestination(options: SpreadsheetOptions): Destination<SpreadsheetConfig> {
  const { account, timeoutMs = 10_000 } = options;
  const ask = account && createSheetsClient(account, timeoutMs);
  const findLayout = createLayouts();

  const takeTurn = async () => {
    const turn = await options.takeTurn();
    if (turn.ok) return;
    const { retryAfterSeconds } = turn;
    const sentence = "Many spreadsheets are written to at the moment. The delivery is made shortly.";
    throw new SpreadsheetProblem("postpone", sentence, { retryAfterSeconds });
  };

  /** The first turn is taken before anything is read, so that reading is as slow as writing. */
  const addRows = async (batch: Batch, { config, at }: Delivery<SpreadsheetConfig>) => {
    if (!account || !ask) throw setUpProblem();
    await takeTurn();
    const tab = openTab(ask, config, { accountEmail: account.email, at });
    const { readHeader } = tab;
    const writeHeader = () => takeTurn().then(tab.writeHeader);
    const layout = await findLayout({ readHeader, writeHeader }, { ...config, at });
    const present = await findPresent(tab, layout.identity, batch);
    const missing = batch.filter((delivery) => !present.has(delivery));
    const rows = missing.map(({ payload }) => rowOf(layout, payload));
    const outcome = rows.length > 0 ? await caught(tab.append(layout, rows)) : null;
    return { present, outcome };
  };

  const deliverTogether = async (batch: Batch): Promise<Receipt[]> => {
    const started = performance.now();
    const [first] = batch;
    if (!first) return [];
    const { spreadsheetId } = requireOneTab(batch, first);
    const added = await caught(addRows(batch, first));
    return batch.map((delivery): Receipt => {
      const isPresent = !(added instanceof SpreadsheetProblem) && added.present.has(delivery);
      const outcome = added instanceof SpreadsheetProblem ? added : added.outcome;
      return {
        ...(isPresent || !outcome ? alreadyThere : toldOf(outcome, spreadsheetId)),
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
    pace: { atOnce: 1, everyMs: 1_000 },
    summarize: ({ sheetName }) => sheetName,
    deliver: async (delivery) => {
      const [receipt] = await deliverTogether([delivery]);
      if (!receipt) throw new Error("A delivery to a spreadsheet left no receipt");
      return receipt;
    },
    deliverTogether,
    preview: (payload) => ({
      contentType: "application/json",
      body: { majorDimension: "ROWS", values: [columnNames, rowOf(ownLayout, payload)] },
    }),
  };
}

/** Rows of two customers in one request would be one customer's leak: a fault of ours. */
function requireOneTab(batch: Batch, { config }: Delivery<SpreadsheetConfig>): SpreadsheetConfig {
  const { spreadsheetId, sheetName } = config;
  const isSame = (other: SpreadsheetConfig) =>
    other.spreadsheetId === spreadsheetId && other.sheetName === sheetName;
  if (batch.every((delivery) => isSame(delivery.config))) return config;
  throw new Error("Deliveries to different tabs cannot be made together");
}

/** Those of a batch whose row an earlier attempt has already added. A tab without either column cannot tell. */
async function findPresent(
  tab: Tab,
  identity: { column: string; name: "Signal ID" | "Link" } | null,
  batch: Batch,
): Promise<ReadonlySet<Delivery<SpreadsheetConfig>>> {
  const doubtful = batch.filter(({ mayHaveArrived }) => mayHaveArrived);
  if (!identity || doubtful.length === 0) return new Set();
  const cells = await tab.readColumn(identity.column);
  return new Set(doubtful.filter(({ payload }) => cells.has(String(cellOf(identity.name, payload)))));
}

/** The result, or the problem that stood in its way. */
async function caught<T>(work: Promise<T>): Promise<T | SpreadsheetProblem> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return error;
    throw error;
  }
}

type Told = Omit<Receipt, "durationMs" | "request">;

const alreadyThere: Told = {
  verdict: "delivered",
  status: 200,
  responseExcerpt: null,
  error: null,
  retryAfterSeconds: null,
};

function toldOf(outcome: SheetsAnswer | SpreadsheetProblem, spreadsheetId: string): Told {
  const cutAnswer = (text: string) => excerpt(new TextEncoder().encode(text), [spreadsheetId]);
  if (!(outcome instanceof SpreadsheetProblem)) {
    return { ...alreadyThere, status: outcome.status, responseExcerpt: cutAnswer(outcome.text) };
  }
  const { verdict, status, message, retryAfterSeconds, answer } = outcome;
  return {
    verdict,
    status,
    responseExcerpt: answer === null ? null : cutAnswer(answer),
    error: message,
    retryAfterSeconds,
  };
}
