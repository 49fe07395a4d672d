import { isDeepStrictEqual } from "node:util";
import { NotesConfig } from "@/lib/contracts/destination-config";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { type Delivery, type Destination, markedPayload, type Preview, type Receipt } from "../destination";
import { mask } from "../mask";
import { readRetryAfter } from "../retry-after";
import { excerpt } from "../send-delivery";
import { type Connection, connect, type Database, type NotesOptions } from "./connection";
import { explain, mayBeStale, NotesFailure, verdictOn } from "./failure";
import { textOf, titleOf } from "./field-texts";
import { createKnownDatabases } from "./known-databases";
import { findKey, keyName, pageProperties } from "./properties";

/**
 * Creates a page for each signal in a notes database. The tool has no idempotency keys: if an attempt may have
 * arrived, the page is searched for by the property that holds the signal ID and, from the second on, the revision. A database without such a property
 * cannot be searched and may get the page twice.
 */
export function createNotesDestination(options: NotesOptions): Destination<NotesConfig> {
  const known = createKnownDatabases();

  async function read(connection: Connection, { config, at }: Delivery<NotesConfig>): Promise<Database> {
    const database = await connection.readDatabase(config.databaseId);
    known.keep(config, database, at);
    return database;
  }

  /** Uses the cached database first; if it seems outdated, reads the database again and retries. */
  async function put(connection: Connection, delivery: Delivery<NotesConfig>): Promise<void> {
    const remembered = known.find(delivery.config, delivery.at);
    const first = remembered ?? (await read(connection, delivery));
    try {
      await write(connection, delivery, first);
    } catch (error) {
      const isStale = remembered && error instanceof NotesFailure && mayBeStale(error);
      if (!isStale) throw error;
      const fresh = await read(connection, delivery);
      if (isDeepStrictEqual(fresh, remembered)) throw error;
      await write(connection, delivery, fresh);
    }
  }

  return {
    type: "notes",
    config: NotesConfig,
    signs: false,
    pace: { maxConcurrent: 1, everyMs: 350 },
    summarize: ({ databaseId }) => `Notes database …${databaseId.slice(-4)}`,
    async deliver(delivery) {
      const started = performance.now();
      const connection = connect(options, delivery.config.integrationToken);
      const failure = await put(connection, delivery).then(
        () => null,
        (error: unknown) => {
          if (error instanceof NotesFailure) return error;
          throw error;
        },
      );
      const durationMs = Math.round(performance.now() - started);
      return { ...toReceipt(connection, delivery, failure), durationMs };
    },
    preview,
  };
}

async function write(
  connection: Connection,
  delivery: Delivery<NotesConfig>,
  { dataSourceId, properties }: Database,
): Promise<void> {
  const { config, mayHaveArrived } = delivery;
  const payload = markedPayload(delivery);
  const key = mayHaveArrived ? findKey(properties, config.mapping) : null;
  if (key && (await connection.hasPage(dataSourceId, key, payload.signalId))) return;
  await connection.createPage(dataSourceId, pageProperties(payload, properties, config.mapping));
}

function toReceipt(
  connection: Connection,
  { config, at }: Delivery<NotesConfig>,
  failure: NotesFailure | null,
): Omit<Receipt, "durationMs"> {
  const { method, host, headers, status, body, retryAfter } = failure?.exchange ?? connection.last;
  const shown = { ...headers, ...(headers.authorization && { authorization: `Bearer ${mask}` }) };
  const mayComeBack = status === 429 || status === 503 || status === 529;
  return {
    verdict: failure ? verdictOn(failure) : "delivered",
    status: failure ? failure.status : status,
    request: { method, host, headers: shown },
    responseExcerpt:
      body === null ? null : excerpt(new TextEncoder().encode(body), [config.integrationToken]),
    error: failure && explain(failure, [...Object.keys(config.mapping), keyName]),
    retryAfterSeconds: mayComeBack ? readRetryAfter(retryAfter ?? undefined, at) : null,
  };
}

/** Shows plain text, because property types are only known from the database. */
function preview(payload: WebhookPayload, config: NotesConfig | null): Preview {
  const mapped = Object.entries(config?.mapping ?? {}).map(([name, field]) => [name, textOf(payload, field)]);
  const properties = { ...Object.fromEntries(mapped), [keyName]: payload.signalId };
  return { contentType: "application/json", body: { title: titleOf(payload), properties } };
}
