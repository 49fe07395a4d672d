/** A customer's server that records its requests and answers as configured. For tests only. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { headersOf, listen } from "../listen";
import { type Behaviour, behave } from "./behaviour";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Alternating names and values, as received. */
  rawHeaders: string[];
  /** The raw body as UTF-8. */
  body: string;
  /** Whether the Standard Webhooks signature is valid for the receiver's secret; null without a secret. */
  isVerified: boolean | null;
}

export interface Receiver {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** In the order received, without those that were cut off. */
  requests: ReceivedRequest[];
  /** Connections ever opened, with or without a request; 0 for a canary. */
  connections(): number;
  /** Applies from now on. In a list, each behavior answers once and the last one repeats. */
  behave(behaviour: Behaviour | Behaviour[]): void;
  close(): Promise<void>;
}

export interface ReceiverOptions {
  secret?: string;
  behaviour?: Behaviour | Behaviour[];
  host?: string;
}

export async function startReceiver(options: ReceiverOptions = {}): Promise<Receiver> {
  const { secret, host } = options;
  const requests: ReceivedRequest[] = [];
  let plan = toPlan(options.behaviour ?? { kind: "status", status: 200 });
  let connections = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(recordRequest(request, await readText(request), secret));
    const behaviour = plan.length > 1 ? plan.shift() : plan[0];
    if (behaviour) behave(behaviour, request, response);
  };
  const { url, server, close } = await listen(answer, host === undefined ? {} : { host });
  server.on("connection", () => {
    connections += 1;
  });

  return {
    url,
    requests,
    connections: () => connections,
    behave: (behaviour) => {
      plan = toPlan(behaviour);
    },
    close,
  };
}

const toPlan = (behaviour: Behaviour | Behaviour[]) =>
  Array.isArray(behaviour) ? [...behaviour] : [behaviour];

function recordRequest(request: IncomingMessage, body: string, secret: string | undefined): ReceivedRequest {
  const headers = headersOf(request);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers,
    rawHeaders: request.rawHeaders,
    body,
    isVerified: secret ? isVerified(secret, body, headers) : null,
  };
}

function isVerified(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
