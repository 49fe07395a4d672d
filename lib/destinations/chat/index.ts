import type { ChatConfig } from "@/lib/contracts/destination-config";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import type { Delivery, Destination } from "../destination";
import { type HttpDelivery, sendDelivery } from "../send-delivery";
import { userAgent } from "../user-agent";
import { readChatAnswer } from "./answer";
import { chatConfig } from "./config";
import { chatMessage } from "./message";

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
  return {
    type: "chat",
    config: chatConfig(options),
    signs: false,
    // A channel accepts about one message per second.
    pace: { maxConcurrent: 1, everyMs: 1_000 },
    summarize,
    deliver: async (delivery) =>
      readChatAnswer(
        await sendDelivery((request) => send({ ...request, allowPrivate, timeoutMs }), prepare(delivery)),
      ),
    preview: (payload) => ({ contentType: "application/json", body: chatMessage(payload) }),
  };
}

/** `#channel (team)` if known, else the host. */
function summarize({ webhookUrl, channel, team }: ChatConfig): string {
  if (!channel) return team ?? new URL(webhookUrl).host;
  const named = /^[#@]/.test(channel) ? channel : `#${channel}`;
  return team ? `${named} (${team})` : named;
}

function prepare({ config, payload, at, mayHaveArrived }: Delivery<ChatConfig>): HttpDelivery {
  const headers = { "Content-Type": "application/json", "User-Agent": userAgent };
  const body = JSON.stringify(chatMessage(payload, { mayBeRepeat: mayHaveArrived }));
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
