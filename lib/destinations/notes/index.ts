import { isDeepStrictEqual } from "node:util";
import { NotesConfig } from "@/lib/contracts/destination-config";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import {
  type Delivery,
  type Destination,
  type FieldState,
  markedPayload,
  type Preview,
  type Receipt,
} from "../destination";
import { mask } from "../mask";
import { readRetryAfter } from "../retry-after";
import { excerpt } from "../send-delivery";
import { type Connection, connect, type NotesOptions } from "./connection";
import { explain, mayBeStale, NotesFailure, verdictOn } from "./failure";
import { textOf, titleOf } from "./field-texts";
import { createKnownDatabases, type KnownDatabase } from "./known-databases";
import { findKey, keyName, pageProperties, writtenProperties } from "./properties";

/**
 * Creates a page for each signal in a notes database. The tool has no idempotency keys: if an attempt may have
 * arrived, the page is searched for by the property that holds the signal ID and, from the second on, the revision. A
 * database without such a property cannot be searched and may get the page twice.
 */
export function createNotesDestination(options: NotesOptions): Destination<NotesConfig> {
  const known = createKnownDatabases();

  async function read(connection: Connection, { config, at }: Delivery<NotesConfig>): Promise<KnownDatabase> {
    const database = await connection.readDatabase(config.databaseId);
    const isComplete = writtenProperties(database.properties, config.mapping).every(
      ({ problem }) => !problem,
    );
    const found = { database, readAt: at, isComplete };
    known.keep(config, found);
    return found;
  }

  /** Uses the cached database first; if it seems outdated, reads the database again and retries. */
  async function put(connection: Connection, delivery: Delivery<NotesConfig>): Promise<FieldState[]> {
    const remembered = known.find(delivery.config, delivery.at);
    const first = remembered ?? (await read(connection, delivery));
    try {
      return await write(connection, delivery, first);
    } catch (error) {
      const isStale = remembered && error instanceof NotesFailure && mayBeStale(error);
      if (!isStale) throw error;
      const fresh = await read(connection, delivery);
      if (isDeepStrictEqual(fresh.database, remembered.database)) throw error;
      return await write(connection, delivery, fresh);
    }
  }

  return {
    type: "notes",
    config: NotesConfig,
    signs: false,
    pace: { maxConcurrent: 1, everyMs: 350 },
    addresses: ({ databaseId }) => [databaseId.replaceAll("-", "").toLowerCase()],
    summarize: ({ databaseId }) => `Notes database …${databaseId.slice(-4)}`,
    async deliver(delivery) {
      const started = performance.now();
      const connection = connect(options, delivery.config.integrationToken);
      const result = await put(connection, delivery).catch((error: unknown) => {
        if (error instanceof NotesFailure) return error;
        throw error;
      });
      const failure = result instanceof NotesFailure ? result : null;
      const durationMs = Math.round(performance.now() - started);
      const fields = result instanceof NotesFailure ? {} : { fields: result };
      return { ...toReceipt(connection, delivery, failure), ...fields, durationMs };
    },
    preview,
  };
}

/** Creates the page, unless it is there, and returns what the database takes. */
async function write(
  connection: Connection,
  delivery: Delivery<NotesConfig>,
  { database, readAt }: KnownDatabase,
): Promise<FieldState[]> {
  const { config, mayHaveArrived, at } = delivery;
  const { dataSourceId, properties } = database;
  const payload = markedPayload(delivery);
  const key = mayHaveArrived ? findKey(properties, config.mapping) : null;
  const page = pageProperties(payload, properties, config.mapping);
  const isThere = key !== null && (await connection.hasPage(dataSourceId, key, payload.signalId));
  if (!isThere) await connection.createPage(dataSourceId, page);
  return writtenProperties(properties, config.mapping).map(({ name, isMapped, problem }) => ({
    ...{ name, problem, isExpected: isMapped },
    // A value that was taken proves its property now; all else is as old as the reading.
    readAt: !isThere && Object.hasOwn(page, name) ? at : readAt,
  }));
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
