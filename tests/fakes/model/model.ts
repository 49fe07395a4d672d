/** A local language model's API: chat completions in the OpenAI format and messages in Anthropic's, over real HTTP. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { headersOf, listen } from "../listen";
import { type Behaviour, behave } from "../receiver/behaviour";
import {
  type Completion,
  chatCompletion,
  type ModelRequest,
  messageAnswer,
  readRequest,
  type Usage,
} from "./wire";

/** A completion, what the connection does instead, or an answer that depends on the request. */
export type ModelReply = Completion | Behaviour | ((request: ModelRequest) => Completion);

export interface ModelCall extends ModelRequest {
  path: string;
  /** In lower case, with the key. */
  headers: Record<string, string>;
}

export interface ModelFake {
  /** With `/v1`. */
  url: string;
  /** Every request that was accepted, in order. */
  calls: ModelCall[];
  /** Each answers once, and the last one repeats. */
  reply(...next: ModelReply[]): void;
  close(): Promise<void>;
}

export interface ModelFakeOptions {
  /** Without one, every caller is accepted. */
  apiKey?: string;
  /** What each completion is said to have used; null for a server that says nothing. */
  usage?: Usage | null;
}

export async function startModelFake(options: ModelFakeOptions = {}): Promise<ModelFake> {
  const { apiKey, usage = { input: 900, output: 200 } } = options;
  const calls: ModelCall[] = [];
  let plan: ModelReply[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const headers = headersOf(request);
    const given = headers["x-api-key"] ?? headers.authorization?.replace(/^Bearer /, "");
    if (apiKey && given !== apiKey) {
      // The vendor repeats the key in its answer.
      sendError(response, 401, `Incorrect API key provided: ${given ?? "none"}`);
      return;
    }
    if (!/^\/v1\/(chat\/completions|messages)$/.test(path)) {
      sendError(response, 404, "Unknown request URL");
      return;
    }
    const read = readRequest(path, JSON.parse(await readText(request)));
    if (typeof read === "string") {
      sendError(response, 400, read);
      return;
    }
    calls.push({ ...read, path, headers });
    const planned = plan.length > 1 ? plan.shift() : plan[0];
    const reply = typeof planned === "function" ? planned(read) : planned;
    if (!reply) sendError(response, 500, "No reply was planned");
    else if (isCompletion(reply)) {
      const wire = path.endsWith("/messages") ? messageAnswer : chatCompletion;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(wire(read.model, reply, usage)));
    } else behave(reply, request, response);
  };

  const { url, close } = await listen(serve);
  return {
    url: `${url}/v1`,
    calls,
    reply: (...next) => {
      plan = next;
    },
    close,
  };
}

const isCompletion = (reply: Completion | Behaviour): reply is Completion =>
  ["json", "text", "truncated", "refusal"].includes(reply.kind);

function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: null } }),
  );
}
