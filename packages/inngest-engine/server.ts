import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Checkpointed, hashInToken } from "./checkpoints";

/** The dependencies of the event API, provided by the engine. */
export interface ServerParts {
  eventKey?: string;
  /** Stores the events of one request and returns their ids. Throws BadRequest if they are invalid. */
  accept(body: unknown, seed: string | undefined): Promise<string[]>;
  /** The hash of the signing key, which an app must send to save steps; undefined if it need not. */
  keyHash?: string;
  /** Saves the steps that a call of this run has finished so far. */
  checkpoint(runId: string, body: unknown): Promise<Checkpointed>;
  health(): Promise<{ status: number; body: unknown }>;
  functions(): Promise<unknown>;
  /** An app that registers itself asks the engine to fetch its functions again. */
  syncSoon(): void;
}

/** Answered with 400 and its message. */
export class BadRequest extends Error {}

/** The maximum body size of a request. */
const mostBytes = 8 * 1024 * 1024;

/**
 * The HTTP server: `POST /e/:key`, `POST /v1/checkpoint/:run/async`, `POST|PUT /fn/register`, `GET /health`, `GET /fn`.
 */
export function createEventServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    answer(request, parts).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        const status = error instanceof BadRequest ? 400 : 503;
        const message = error instanceof BadRequest ? error.message : "It could not be stored. Try again.";
        send(response, status, { error: message, status });
      },
    );
  });
}

/** Resolves with the port once the server listens; rejects if it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

async function answer(
  request: IncomingMessage,
  parts: ServerParts,
): Promise<{ status: number; body: unknown }> {
  const [path = "/"] = (request.url ?? "/").split("?", 1);
  // No SDK sends an Origin header. A web page must not reach a server on the user's own machine.
  if (request.headers.origin !== undefined) return refuse(403, "Requests from browsers are not allowed.");
  if (request.method === "GET" && path === "/health") return parts.health();
  if (request.method === "GET" && path === "/fn") return { status: 200, body: await parts.functions() };
  if (path === "/fn/register" && (request.method === "POST" || request.method === "PUT")) {
    await readBody(request);
    parts.syncSoon();
    return { status: 200, body: { ok: true, status: 200, modified: true } };
  }
  const [, runId] = /^\/v1\/checkpoint\/([^/]+)\/async$/.exec(path) ?? [];
  if (runId !== undefined) return answerCheckpoint(request, parts, runId);
  const [, key] = /^\/e\/([^/]+)\/?$/.exec(path) ?? [];
  if (key === undefined) return refuse(404, "Not found.");
  if (request.method !== "POST") return refuse(405, "Send events with POST.");
  if (parts.eventKey !== undefined && !same(decode(key), parts.eventKey))
    return refuse(401, "Unknown event key.");
  const text = await readBody(request);
  if (text === undefined) return refuse(413, `The body is larger than ${mostBytes} bytes.`);
  const seed = request.headers["x-inngest-event-id-seed"];
  const ids = await parts.accept(parse(text), typeof seed === "string" ? seed : undefined);
  return { status: 200, body: { ids, status: 200 } };
}

async function answerCheckpoint(request: IncomingMessage, parts: ServerParts, runId: string) {
  if (request.method !== "POST") return refuse(405, "Send checkpoints with POST.");
  const { keyHash } = parts;
  if (keyHash !== undefined && !same(hashInToken(request.headers.authorization ?? ""), keyHash)) {
    return refuse(401, "The signing key is not this engine's.");
  }
  const text = await readBody(request);
  if (text === undefined) return refuse(413, `The body is larger than ${mostBytes} bytes.`);
  const checkpointed = await parts.checkpoint(decode(runId), parse(text));
  if (checkpointed.type === "invalid") return refuse(400, checkpointed.reason);
  if (checkpointed.type === "stale") return refuse(409, "This call has been replaced by another.");
  return { status: 200, body: { status: 200 } };
}

function refuse(status: number, error: string) {
  return { status, body: { error, status } };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size > mostBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest("The body is not JSON.");
  }
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}
