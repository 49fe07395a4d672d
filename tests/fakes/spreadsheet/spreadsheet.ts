/** A local server that answers as the vendor of spreadsheets does: tokens, sharing, values, limits. */

import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { listen } from "../listen";
import type { Cell, Grid } from "./grid";
import { TokenEndpoint } from "./token";
import { type ApiAnswer, answerValues, apiError } from "./values";

export type SpreadsheetCallKind = "token" | "read" | "write";

/** What the server does instead of answering; with `stored`, once it has done what it was asked for. */
export type SpreadsheetBehaviour =
  | { kind: "regular" }
  | { kind: "hang" | "reset"; stored?: boolean }
  | { kind: "answer"; status: number; body?: unknown; headers?: Record<string, string>; stored?: boolean };

export interface SpreadsheetCall {
  kind: SpreadsheetCallKind;
  method: string;
  /** Decoded: `'Signals'!A1`; empty for the token endpoint. */
  range: string;
  status: number;
}

export interface SpreadsheetFakeOptions {
  port?: number;
  host?: string;
  clientEmail?: string;
  /** PEM, RSA; a new one unless given. */
  privateKey?: string;
  /** Of the one account, over all spreadsheets. */
  writesPerMinute?: number;
  /** Milliseconds. */
  now?: () => number;
}

export interface SpreadsheetFake {
  url: string;
  tokenUrl: string;
  clientEmail: string;
  privateKey: string;
  /** Every call that was answered, or acted on, in order. */
  calls: SpreadsheetCall[];
  /** Adds or replaces a spreadsheet with its tabs; shared with the account as an editor unless told. */
  addSpreadsheet(
    id: string,
    tabs: Record<string, Cell[][]>,
    told?: { sharedAs?: "editor" | "viewer" | null; columnCount?: number },
  ): void;
  share(id: string, role: "editor" | "viewer" | null): void;
  /** The cells of a tab, the first row included. */
  rows(id: string, tab: string): Cell[][];
  /** From now on. Of a list, each behaviour stands for one call and the last from then on. */
  behave(kind: SpreadsheetCallKind, behaviour: SpreadsheetBehaviour | SpreadsheetBehaviour[]): void;
  /** Takes back every access token that was given. */
  revokeTokens(): void;
  close(): Promise<void>;
}

interface Spreadsheet {
  tabs: Map<string, Grid>;
  sharedAs: "editor" | "viewer" | null;
}

export async function startSpreadsheetFake(options: SpreadsheetFakeOptions = {}): Promise<SpreadsheetFake> {
  const { host = "127.0.0.1", port = 0, now = Date.now, writesPerMinute = 60 } = options;
  const clientEmail = options.clientEmail ?? "rows@project.service.example";
  const { privateKey, publicKey } = keysFrom(options.privateKey);
  const tokens = new TokenEndpoint({ email: clientEmail, publicKey }, now);
  const spreadsheets = new Map<string, Spreadsheet>();
  const calls: SpreadsheetCall[] = [];
  const plans = new Map<SpreadsheetCallKind, SpreadsheetBehaviour[]>();
  let writes: number[] = [];

  const nextBehaviour = (kind: SpreadsheetCallKind): SpreadsheetBehaviour => {
    const plan = plans.get(kind) ?? [];
    return (plan.length > 1 ? plan.shift() : plan[0]) ?? { kind: "regular" };
  };

  const answerApi = (request: IncomingMessage, { url, range, body }: Asked): ApiAnswer => {
    const isWrite = request.method !== "GET";
    if (!tokens.holds(request.headers.authorization)) {
      return apiError(401, "UNAUTHENTICATED", "Request had invalid authentication credentials.");
    }
    if (isWrite) {
      writes = writes.filter((at) => at > now() - 60_000);
      if (writes.length >= writesPerMinute) {
        return apiError(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric 'Write requests'");
      }
      writes.push(now());
    }
    const [, id = ""] = /^\/v4\/spreadsheets\/([^/]+)\/values\//.exec(url.pathname) ?? [];
    const spreadsheet = spreadsheets.get(id);
    if (!spreadsheet) return apiError(404, "NOT_FOUND", "Requested entity was not found.");
    if (spreadsheet.sharedAs !== "editor" && (isWrite || spreadsheet.sharedAs === null)) {
      return apiError(403, "PERMISSION_DENIED", "The caller does not have permission");
    }
    return answerValues(id, spreadsheet.tabs, {
      method: request.method ?? "",
      range,
      isAppend: url.pathname.endsWith(":append"),
      query: url.searchParams,
      body: body ? JSON.parse(body) : undefined,
    });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await readRequest(request);
    const isToken = asked.url.pathname === "/token";
    const kind = isToken ? "token" : request.method === "GET" ? "read" : "write";
    const behaviour = nextBehaviour(kind);
    const isRegular = behaviour.kind === "regular" || behaviour.stored;
    const regular = () =>
      isToken ? tokens.answer(new URLSearchParams(asked.body)) : answerApi(request, asked);
    const answer = isRegular ? await regular() : { status: 0, body: {} };
    const status = behaviour.kind === "answer" ? behaviour.status : answer.status;
    calls.push({ kind, method: request.method ?? "", range: asked.range, status });
    if (behaviour.kind === "hang") return;
    if (behaviour.kind === "reset") {
      request.socket.resetAndDestroy();
      return;
    }
    const told = behaviour.kind === "answer" ? behaviour : { ...answer, headers: {} };
    response.writeHead(told.status, { "content-type": "application/json; charset=UTF-8", ...told.headers });
    response.end(typeof told.body === "string" ? told.body : JSON.stringify(told.body ?? {}));
  };

  const { url, close } = await listen(serve, { port, host });
  const spreadsheetOf = (id: string): Spreadsheet => {
    const found = spreadsheets.get(id);
    if (!found) throw new Error(`There is no spreadsheet ${id}`);
    return found;
  };

  return {
    url,
    tokenUrl: `${url}/token`,
    clientEmail,
    privateKey,
    calls,
    addSpreadsheet: (id, tabs, { sharedAs = "editor", columnCount = 26 } = {}) => {
      const grids = Object.entries(tabs).map(
        ([name, rows]) => [name, { rows: structuredClone(rows), columnCount }] as const,
      );
      spreadsheets.set(id, { tabs: new Map(grids), sharedAs });
    },
    share: (id, role) => {
      spreadsheetOf(id).sharedAs = role;
    },
    rows: (id, tab) => structuredClone(spreadsheetOf(id).tabs.get(tab)?.rows ?? []),
    behave: (kind, behaviour) => {
      plans.set(kind, Array.isArray(behaviour) ? [...behaviour] : [behaviour]);
    },
    revokeTokens: () => tokens.issued.clear(),
    close,
  };
}

interface Asked {
  url: URL;
  range: string;
  body: string;
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? "/", "http://fake");
  const [, range = ""] = /\/values\/(.+?)(?::append)?$/.exec(url.pathname) ?? [];
  return { url, range: decodeURIComponent(range), body: await readText(request) };
}

function keysFrom(given: string | undefined) {
  if (given) {
    const privateKey = createPrivateKey(given);
    return { privateKey: given, publicKey: createPublicKey(privateKey) };
  }
  const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return {
    privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey: pair.publicKey,
  };
}
