/** A chat as its vendor documents it: a consent page, a token endpoint, and incoming webhooks that check messages. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { headersOf, listen } from "../listen";
import { type Behaviour, behave } from "../receiver/behaviour";
import { findMessageProblems } from "./block-kit";
import { ChatOAuth, type Reply } from "./oauth";
import { type ChannelState, type ChatMessageReceived, type Limit, Workspace } from "./workspace";

/** Replaces a good answer; with `stores`, the message is accepted anyway. */
export interface ChatFault {
  behaviour: Behaviour;
  stores?: boolean;
}

export interface ChatFakeOptions {
  port?: number;
  host?: string;
  clientId?: string;
  clientSecret?: string;
  redirectUris?: string[];
  team?: string;
  channels?: string[];
  limit?: Limit;
  /** Milliseconds, for the rate limit. */
  now?: () => number;
}

export interface ChatFake {
  url: string;
  /** For the product: CHAT_CLIENT_ID, CHAT_CLIENT_SECRET, CHAT_API_URL, CHAT_AUTHORIZE_URL, CHAT_WEBHOOK_HOST. */
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  authorizeUrl: string;
  webhookHost: string;
  channels: readonly string[];
  /** Accepted messages, in order. */
  messages: ChatMessageReceived[];
  /** Why messages were refused as invalid; empty if all were valid. */
  problems: string[];
  /** The headers of the last post to a webhook, in lower case. */
  lastHeaders(): Record<string, string>;
  /** The number of code exchanges, including failed ones. */
  exchanges(): number;
  /** A webhook's address, as someone would copy it; `path` is random by default. */
  addWebhook(channel?: string, path?: string): string;
  setState(channel: string, state: ChannelState): void;
  /** Each fault breaks one request to a webhook or to the token endpoint; later requests work again. */
  behave(faults: ChatFault[]): void;
  close(): Promise<void>;
}

export async function startChatFake(options: ChatFakeOptions = {}): Promise<ChatFake> {
  const { host = "127.0.0.1", clientId = "chat-client", clientSecret = "chat-client-secret" } = options;
  const { channels = ["#signals", "#sales"], limit = { everyMs: 1_000, burst: 3 }, now = Date.now } = options;
  const workspace = new Workspace(options.team ?? "Example Team", channels, limit, now);
  const app = { clientId, clientSecret, redirectUris: options.redirectUris ?? [] };
  let url = "";
  const oauth = new ChatOAuth(app, workspace, () => url);
  const faults: ChatFault[] = [];
  const problems: string[] = [];
  let lastHeaders: Record<string, string> = {};
  let exchanges = 0;

  const post = (request: IncomingMessage, path: string, body: string): Reply => {
    lastHeaders = headersOf(request);
    const webhook = workspace.findWebhook(path);
    if (!webhook) return text(404, "no_service");
    const refusal = workspace.refusalOf(webhook);
    if (refusal) return text(refusal.status, refusal.body, refusal.headers);
    const message = parse(request, body);
    const found = findMessageProblems(message);
    problems.push(...found);
    if (found.length > 0) return text(400, "invalid_payload");
    const { channel } = webhook;
    workspace.messages.push({ channel, text: String(message?.text), body: message });
    return text(200, "ok");
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://chat");
    const body = await readText(request);
    if (request.method === "GET" && pathname === "/oauth/v2/authorize") {
      return send(response, oauth.authorize(searchParams));
    }
    if (request.method !== "POST") return send(response, text(404, "not_found"));
    const fault = faults.shift();
    const isExchange = pathname === "/api/oauth.v2.access";
    if (isExchange) exchanges += 1;
    const isDropped = fault && !fault.stores;
    const reply = isDropped
      ? null
      : isExchange
        ? oauth.access(new URLSearchParams(body))
        : post(request, pathname, body);
    if (fault) behave(fault.behaviour, request, response);
    else if (reply) send(response, reply);
  };

  const listening = await listen(answer, { port: options.port ?? 0, host });
  url = listening.url;

  return {
    url,
    clientId,
    clientSecret,
    apiUrl: `${url}/api/`,
    authorizeUrl: `${url}/oauth/v2/authorize`,
    webhookHost: new URL(url).host,
    channels,
    messages: workspace.messages,
    problems,
    lastHeaders: () => lastHeaders,
    exchanges: () => exchanges,
    addWebhook: (channel = channels[0] ?? "", path) => url + workspace.addWebhook(channel, path).path,
    setState: (channel, state) => workspace.setState(channel, state),
    behave: (next) => void faults.splice(0, faults.length, ...next),
    close: listening.close,
  };
}

const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { "content-type": "text/html", ...headers },
  body,
});

const send = (response: ServerResponse, { status, headers, body }: Reply): void =>
  void response.writeHead(status, headers).end(body);

/** The message; undefined if the body is not JSON or not declared as JSON. */
function parse(request: IncomingMessage, body: string): Record<string, unknown> | undefined {
  if (!request.headers["content-type"]?.startsWith("application/json")) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
