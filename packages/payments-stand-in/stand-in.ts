/**
 * A local payment processor for trying and testing: it answers the unchanged SDK, shows the pages that people pay on,
 * and sends signed events. It takes test cards only and moves no money.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiAnswer, answerApi } from "./api/answer";
import { fieldNames } from "./api/form";
import { type Controls, createControls } from "./controls";
import { type Deliveries, startDeliveries } from "./deliveries";
import { servePage } from "./pages/serve";
import { Refusal } from "./refusal";
import { signatureOf } from "./signature";
import { createWorld, forgetOldest, moveAddresses, objectId, readState, writeState } from "./world";

export interface StandInOptions {
  secretKey: string;
  webhookSecret: string;
  /** Where events are posted; without it they wait for `takeEvents`. */
  webhookUrl?: string | undefined;
  /** Any free port by default. */
  port?: number;
  /** The host name in the addresses of its pages; it listens on 127.0.0.1 only. */
  pagesHost?: string;
  /** Without a file, nothing is kept. */
  stateFile?: string | null;
  clock?: { now(): Date };
  /** Told what is worth a line in a log. */
  note?: (text: string) => void;
}

/** What a request of the SDK used. */
export interface UsedEndpoint {
  endpoint: string | undefined;
  fields: string[];
}

/** How the next request of the SDK is answered instead. */
export type Fault = { status: number } | "hang" | "reset";

export interface StandIn extends Controls {
  url: string;
  /** Every request of the SDK so far. */
  requests: UsedEndpoint[];
  /** Used up from the front, one for each request of the SDK. */
  faults: Fault[];
  /** The events not yet delivered, as they are sent, oldest first. They are not returned again. */
  takeEvents(): { type: string; rawBody: string; signature: string }[];
  close(): Promise<void>;
}

const largestBody = 200_000;
/** How often subscriptions whose period is over are looked for. */
const pulse = 30_000;

/** Starts it. Throws if the port is taken or the file is damaged. */
export async function createStandIn(options: StandInOptions): Promise<StandIn> {
  const {
    secretKey,
    webhookSecret,
    webhookUrl,
    stateFile = null,
    clock = { now: () => new Date() },
  } = options;
  const state = readState(stateFile);
  const now = () => Math.floor(clock.now().getTime() / 1_000);
  const requests: UsedEndpoint[] = [];
  const faults: Fault[] = [];
  let deliveries: Deliveries | undefined;

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      options.note?.(`failed: ${error instanceof Error ? error.message : error}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const world = createWorld(state, now, `http://${options.pagesHost ?? "127.0.0.1"}:${port}`);
  moveAddresses(world);
  const save = () => {
    forgetOldest(state);
    writeState(stateFile, state);
  };
  const changed = () => {
    save();
    deliveries?.wake();
  };
  const controls = createControls(world, changed);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const body = await readBody(request);
    if (url.pathname.startsWith("/v1/")) return serveApi(request, response, url, body);
    const page = servePage(world, controls, request, url, body);
    if (request.method === "POST") changed();
    response.writeHead(page.status, page.headers).end(page.body);
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, url: URL, body: string) {
    const { method = "GET", headers } = request;
    const fault = faults.shift();
    if (fault === "hang") return;
    if (fault === "reset") return void response.destroy();
    const form = method === "POST" ? body : url.search.slice(1);
    const answer = fault
      ? brokenAnswer(fault.status)
      : answerApi(world, secretKey, {
          method,
          path: url.pathname,
          form,
          authorization: headers.authorization ?? "",
          idempotencyKey: headers["idempotency-key"]?.toString(),
        });
    requests.push({ endpoint: answer.endpoint, fields: fieldNames(form) });
    if (requests.length > 10_000) requests.shift();
    if (method !== "GET") changed();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  if (webhookUrl) {
    const note = options.note ?? (() => {});
    deliveries = startDeliveries({ world, webhookUrl, webhookSecret, save, note });
    deliveries.wake();
  }
  const beat = setInterval(() => controls.endDuePeriods(), pulse);
  beat.unref();

  return {
    ...controls,
    url: `http://127.0.0.1:${port}`,
    requests,
    faults,
    takeEvents: () =>
      state.deliveries.splice(0).map(({ event: id }) => {
        const event = state.event[id];
        const rawBody = JSON.stringify(event);
        const at = Math.floor(Date.now() / 1_000);
        return { type: event?.type ?? "", rawBody, signature: signatureOf(rawBody, webhookSecret, at) };
      }),
    async close() {
      clearInterval(beat);
      await deliveries?.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      save();
    },
  };
}

const brokenAnswer = (status: number): ApiAnswer => ({
  status,
  headers: { "content-type": "application/json", "request-id": objectId("req") },
  body: JSON.stringify({ error: { type: "api_error", message: "An error that a test asked for." } }),
  endpoint: undefined,
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestBody) throw new Refusal(413, { type: "invalid_request_error", message: "Too large." });
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}
