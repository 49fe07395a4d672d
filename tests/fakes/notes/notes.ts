/** A local notes tool that follows its vendor's contract: databases, tables, pages, tokens and limits. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { listen } from "../listen";
import { openAllowance } from "./allowance";
import { type FakePage, type FakeTable, pageJson, propertyJson } from "./pages";
import { absent, invalid, Refusal } from "./refusals";
import { checkValues, type FakeProperty, plainText } from "./values";

export type NotesFault =
  /** Takes the request, applies it or not, and never answers. */
  | { kind: "hang"; stores?: boolean }
  /** The same, but cuts the connection. */
  | { kind: "reset"; stores?: boolean }
  | { kind: "answer"; status: number; body: string; headers?: Record<string, string>; stores?: boolean };

export interface NotesFakeOptions {
  port?: number;
  host?: string;
  /** The average for each token; 3, as the vendor says. */
  requestsPerSecond?: number;
  /** In milliseconds. */
  now?: () => number;
}

export interface NotesFake {
  /** The API address to give an integration. */
  url: string;
  /** Valid tokens, and whether they may insert content. Starts with the sample's. */
  tokens: Map<string, { mayInsert: boolean }>;
  /** By database id. Starts with the sample's. */
  tables: Map<string, FakeTable>;
  /** In creation order. */
  pages: FakePage[];
  /** `METHOD path` of every admitted request, in order. */
  requests: string[];
  /** Adds a database with these properties, shared with the sample token. Returns its id. */
  addDatabase(properties: Record<string, FakeProperty>): string;
  /** Each replaces the answer to one request that matches `at`, in order; later requests work again. */
  behave(...faults: (NotesFault & { at?: RegExp })[]): void;
  close(): Promise<void>;
}

/** The initial contents, for people who try the product without an account of their own. */
export const sampleNotes = {
  token: "ntn_sample_token_of_a_local_notes_tool",
  databaseId: "0f5e3a52-7c1d-4b86-9a2e-5d4c3b2a1f00",
  properties: {
    Name: { type: "title" },
    Company: { type: "rich_text" },
    Strength: { type: "number" },
    Why: { type: "rich_text" },
    Tags: { type: "multi_select" },
    Date: { type: "date" },
    Profile: { type: "url" },
    "Signal ID": { type: "rich_text" },
    Created: { type: "created_time" },
  },
} as const;

const uuid = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const largestBody = 500 * 1_024;

/** Listens until closed. */
export async function startNotesFake(options: NotesFakeOptions = {}): Promise<NotesFake> {
  const { port = 0, host = "127.0.0.1", requestsPerSecond = 3, now = Date.now } = options;
  const tokens: NotesFake["tokens"] = new Map([[sampleNotes.token, { mayInsert: true }]]);
  const tables: NotesFake["tables"] = new Map();
  const pages: FakePage[] = [];
  const requests: string[] = [];
  const allowance = openAllowance(requestsPerSecond, now);
  let faults: (NotesFault & { at?: RegExp })[] = [];

  const addDatabase = (properties: Record<string, FakeProperty>, id: string = randomUUID()) => {
    tables.set(id, {
      dataSourceId: randomUUID(),
      properties,
      sharedWith: new Set([sampleNotes.token]),
      inTrash: false,
    });
    return id;
  };
  addDatabase(sampleNotes.properties, sampleNotes.databaseId);

  const shared = (
    id: string,
    token: string,
    what: string,
    isIt: (id: string, table: FakeTable) => boolean,
  ) => {
    const found = [...tables].find(([databaseId, table]) => isIt(databaseId, table));
    if (!found?.[1].sharedWith.has(token)) throw absent(what, id);
    return found;
  };
  const tableOf = (dataSourceId: string, token: string) =>
    shared(dataSourceId, token, "data source", (_, table) => table.dataSourceId === dataSourceId)[1];

  function readDatabase(id: string, token: string) {
    if (pages.some((page) => page.id === id)) {
      throw invalid(`Provided ID ${id} is a page, not a database. Use the retrieve page API instead.`);
    }
    const [databaseId, table] = shared(id, token, "database", (other) => other === id);
    return {
      object: "database",
      id: databaseId,
      in_trash: table.inTrash,
      data_sources: table.dataSourceId ? [{ id: table.dataSourceId, name: "Table" }] : [],
    };
  }

  function query(id: string, token: string, body: Record<string, unknown>) {
    const { dataSourceId, properties } = tableOf(id, token);
    const { property, rich_text, title } = Object(body.filter);
    const type = Object.hasOwn(properties, property) ? properties[property]?.type : undefined;
    if (!type) throw invalid(`Could not find property with name or id: ${property}`);
    const { equals } = Object(type === "title" ? title : rich_text);
    if (typeof equals !== "string") throw invalid("body failed validation: body.filter");
    const found = pages.filter(
      (page) => page.dataSourceId === dataSourceId && plainText(page.properties[property]) === equals,
    );
    const results = found.slice(0, Number(body.page_size ?? 100)).map(pageJson);
    return { object: "list", results, has_more: results.length < found.length, next_cursor: null };
  }

  function createPage(token: string, body: Record<string, unknown>) {
    const { parent, properties, ...rest } = body;
    if (Object.keys(rest).length > 0)
      throw invalid(`body failed validation: ${Object.keys(rest).join(", ")}`);
    const { type, data_source_id: id } = Object(parent);
    if (type !== "data_source_id" || typeof id !== "string") {
      throw invalid("body failed validation: body.parent should be defined.");
    }
    const table = tableOf(id, token);
    if (table.inTrash) throw invalid("Can't edit page on block with an archived ancestor.");
    if (!tokens.get(token)?.mayInsert) {
      throw new Refusal(403, "restricted_resource", "Insufficient permissions for this endpoint.");
    }
    const given: Record<string, unknown> = Object(properties);
    checkValues(table.properties, given);
    const page: FakePage = { id: randomUUID(), dataSourceId: id, properties: given };
    pages.push(page);
    return pageJson(page);
  }

  function work(method: string, path: string, token: string, body: Record<string, unknown>): unknown {
    const [, version, kind, id = "", verb] = path.split("/");
    const route = `${method} ${[version, kind, id && "*", verb].filter(Boolean).join("/")}`;
    if (id && !uuid.test(id)) {
      throw invalid(`path failed validation: path.id should be a valid uuid, instead was \`"${id}"\`.`);
    }
    switch (route) {
      case "GET v1/databases/*":
        return readDatabase(id, token);
      case "GET v1/data_sources/*":
        return { object: "data_source", id, properties: propertyJson(tableOf(id, token).properties) };
      case "POST v1/data_sources/*/query":
        return query(id, token, body);
      case "POST v1/pages":
        return createPage(token, body);
      default:
        throw new Refusal(400, "invalid_request_url", "Invalid request URL.");
    }
  }

  function admit(request: IncomingMessage): string {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!token || !tokens.has(token)) throw new Refusal(401, "unauthorized", "API token is invalid.");
    if (request.headers["notion-version"] !== "2025-09-03") {
      throw new Refusal(400, "missing_version", "Notion-Version header should be defined.");
    }
    const waitSeconds = allowance.take(token);
    if (waitSeconds > 0) {
      const headers = { "retry-after": String(waitSeconds) };
      throw new Refusal(429, "rate_limited", "You have been rate limited.", headers);
    }
    return token;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const [method = "", path = ""] = [request.method, request.url];
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(body));
    try {
      const token = admit(request);
      const line = `${method} ${path}`;
      requests.push(line);
      const fault = faults.find(({ at }) => !at || at.test(line));
      if (!fault) {
        answer(200, work(method, path, token, readBody(request, text)));
        return;
      }
      faults = faults.filter((other) => other !== fault);
      if (fault.stores) work(method, path, token, readBody(request, text));
      if (fault.kind === "reset") request.socket.resetAndDestroy();
      if (fault.kind === "answer") response.writeHead(fault.status, fault.headers).end(fault.body);
    } catch (error) {
      if (error instanceof Refusal) answer(error.status, error, error.headers);
      else response.destroy();
    }
  }

  const { url, close } = await listen(serve, { port, host });
  return {
    url,
    tokens,
    tables,
    pages,
    requests,
    addDatabase,
    behave: (...next) => {
      faults = next;
    },
    close,
  };
}

function readBody(request: IncomingMessage, text: string): Record<string, unknown> {
  if (request.method === "GET") return {};
  if (Buffer.byteLength(text) > largestBody) throw invalid("body failed validation: body is too large.");
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Refusal(400, "invalid_json", "Error parsing JSON body.");
  }
}
