import type { ChatConfig } from "@/lib/contracts/destination-config";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import type { Destination } from "../destination";
import { type HttpDelivery, sendDelivery } from "../send-delivery";
import { userAgent } from "../user-agent";
import { announcementMessage } from "./announcement";
import { readChatAnswer } from "./answer";
import { chatConfig } from "./config";
import { type ChatMessage, chatMessage } from "./message";

export interface ChatOptions {
  /** Allows plain HTTP and local networks, for local use. */
  allowPrivate: boolean;
  /** Host of incoming webhooks, optionally with a port. */
  webhookHost: string;
  /** For the whole exchange; 15 s by default. */
  timeoutMs?: number;
  send?: SendRequest;
}

/**
 * Posts a signal as a message to one chat channel through its incoming webhook. The chat tool supports neither
 * idempotency keys nor lookups: after an attempt that may have arrived, the message says it may be a duplicate.
 */
export function createChatDestination(options: ChatOptions): Destination<ChatConfig> {
  const { allowPrivate, timeoutMs, send = safeRequest } = options;
  const post = async (prepared: HttpDelivery) =>
    readChatAnswer(await sendDelivery((request) => send({ ...request, allowPrivate, timeoutMs }), prepared));
  return {
    type: "chat",
    config: chatConfig(options),
    signs: false,
    // A channel accepts about one message per second.
    pace: { maxConcurrent: 1, everyMs: 1_000 },
    // Each sign-in gives its channel another webhook, so the channel counts too.
    addresses: ({ webhookUrl, channel, team }) => [
      new URL(webhookUrl).href,
      ...(channel && team ? [JSON.stringify([team, channel])] : []),
    ],
    summarize,
    deliver: ({ config, payload, at, mayHaveArrived }) =>
      post(prepare({ config, at, message: chatMessage(payload, { mayBeRepeat: mayHaveArrived }) })),
    announce: ({ config, announcement, at }) =>
      post(prepare({ config, at, message: announcementMessage(announcement) })),
    preview: (payload) => ({ contentType: "application/json", body: chatMessage(payload) }),
  };
}

/** `#channel (team)` if known, else the host. */
function summarize({ webhookUrl, channel, team }: ChatConfig): string {
  if (!channel) return team ?? new URL(webhookUrl).host;
  const named = /^[#@]/.test(channel) ? channel : `#${channel}`;
  return team ? `${named} (${team})` : named;
}

function prepare({
  config,
  at,
  message,
}: {
  config: ChatConfig;
  at: Date;
  message: ChatMessage;
}): HttpDelivery {
  const headers = { "Content-Type": "application/json", "User-Agent": userAgent };
  const body = JSON.stringify(message);
  return {
    request: { method: "POST", url: config.webhookUrl, headers, body },
    shownHeaders: headers,
    secrets: secretsInUrl(new URL(config.webhookUrl)),
    at,
  };
}

/** The path is the credential. Its parts, above all the last one, are enough to reconstruct it. */
function secretsInUrl({ pathname, search }: URL): string[] {
  const parts = pathname.split("/").filter((part) => part.length > 8);
  return [pathname + search, pathname, pathname.slice(1), search, ...parts];
}
