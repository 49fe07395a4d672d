/**
 * The addresses that signals are posted to: a customer's webhook, an automation hook and an enrichment table's
 * hook.
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { headersOf, listen } from "../listen";
import { type Behaviour, behave } from "../receiver/behaviour";
import { refusalOf } from "./refusals";

export const hookKinds = ["webhook", "automation", "enrichment"] as const;
export type HookKind = (typeof hookKinds)[number];

export interface HookReceived {
  kind: HookKind;
  method: string;
  /** Path and query, as received. */
  path: string;
  /** In lower case. */
  headers: Record<string, string>;
  body: string;
  /** The answered status. */
  status: number;
  at: Date;
}

export interface HooksFakeOptions {
  port?: number;
  host?: string;
  /** The `x-clay-webhook-auth` that an enrichment delivery must send. */
  token?: string;
  /** Milliseconds, for the limit of ten rows a second. */
  now?: () => number;
}

export interface HooksFake {
  url: string;
  /** Values for a destination's `url`. With `?status=503` appended, a hook answers with that status. */
  addresses: Record<HookKind, string>;
  token: string;
  /** The latest ones, newest last. */
  received: HookReceived[];
  /** Each replaces one answer; later requests work again. */
  behave(...next: Behaviour[]): void;
  close(): Promise<void>;
}

const paths: Record<HookKind, string> = {
  webhook: "/webhook",
  automation: "/hooks/catch/1234567/sample",
  enrichment: "/sources/webhook/sample",
};
const kept = 200;

export async function startHooksFake(options: HooksFakeOptions = {}): Promise<HooksFake> {
  const { port = 0, host = "127.0.0.1", token = "sample-token-of-a-table", now = Date.now } = options;
  const received: HookReceived[] = [];
  let faults: Behaviour[] = [];
  let rows: number[] = [];

  /** False if a row arrives too soon: the vendor allows ten a second. */
  const takeRow = (): boolean => {
    rows = rows.filter((at) => at > now() - 1_000);
    if (rows.length >= 10) return false;
    rows.push(now());
    return true;
  };

  const answerTo = (kind: HookKind, url: URL, request: IncomingMessage, body: string): Behaviour => {
    const asked = Number(url.searchParams.get("status"));
    if (asked >= 200 && asked <= 599) return { kind: "status", status: asked };
    const refusal = refusalOf(kind, { method: request.method ?? "", headers: request.headers, body, token });
    if (refusal) return { kind: "status", ...refusal };
    if (kind === "enrichment" && !takeRow()) {
      return { kind: "status", status: 429, headers: { "retry-after": "1" }, body: "Rate limit exceeded" };
    }
    return {
      kind: "status",
      status: 200,
      headers: { "content-type": "application/json" },
      body: '{"ok":true}',
    };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://hooks");
    const body = await readText(request);
    const kind = hookKinds.find((one) => paths[one] === url.pathname);
    if (!kind) {
      behave({ kind: "status", status: 404, body: "No hook listens here" }, request, response);
      return;
    }
    const behaviour = faults.shift() ?? answerTo(kind, url, request, body);
    const status = behaviour.kind === "status" ? behaviour.status : 0;
    const { method = "", url: path = "" } = request;
    received.push({ kind, method, path, headers: headersOf(request), body, status, at: new Date(now()) });
    received.splice(0, received.length - kept);
    behave(behaviour, request, response);
  };

  const { url, close } = await listen(serve, { port, host });
  return {
    url,
    addresses: {
      webhook: url + paths.webhook,
      automation: url + paths.automation,
      enrichment: url + paths.enrichment,
    },
    token,
    received,
    behave: (...next) => {
      faults = next;
    },
    close,
  };
}
