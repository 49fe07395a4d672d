import type { WebhookConfig } from "@/lib/contracts/destination-config";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import { type Delivery, type Destination, deliveryKey, type Receipt } from "../destination";
import { maskSignature } from "../mask";
import { type HttpDelivery, sendDelivery } from "../send-delivery";
import { userAgent } from "../user-agent";
import { type Credentials, credentialsOf } from "./auth";
import { webhookConfig } from "./config";
import { type SigningKeys, signingKeys, signWebhook } from "./sign";

export interface WebhookOptions {
  /** Allows plain HTTP and local networks, for local use. */
  allowPrivate: boolean;
  /** For the whole exchange; 15 s by default. */
  timeoutMs?: number;
  send?: SendRequest;
}

/** Sends a signal as signed JSON to a customer's address. */
export function createWebhookDestination(options: WebhookOptions): Destination<WebhookConfig> {
  const { allowPrivate, timeoutMs, send = safeRequest } = options;
  return {
    type: "webhook",
    config: webhookConfig({ allowPrivate }),
    signs: true,
    summarize: ({ url }) => new URL(url).host,
    deliver: async (delivery): Promise<Receipt> =>
      sendDelivery((request) => send({ ...request, allowPrivate, timeoutMs }), prepare(delivery)),
    preview: (payload) => ({ contentType: "application/json", body: payload }),
  };
}

/** What all deliveries to one address share. */
interface Opened {
  secret: string;
  keys: SigningKeys;
  credentials: Credentials;
  secrets: string[];
}

/** Cached by config object, which a batch decrypts once. */
const opened = new WeakMap<WebhookConfig, Opened>();

function open(config: WebhookConfig, secret: string): Opened {
  const known = opened.get(config);
  if (known?.secret === secret) return known;
  const credentials = credentialsOf(config);
  const secrets = [secret, ...credentials.secrets, ...secretsInUrl(new URL(config.url))];
  const made = { secret, keys: signingKeys(secret), credentials, secrets };
  opened.set(config, made);
  return made;
}

function prepare(delivery: Delivery<WebhookConfig>): HttpDelivery {
  const { config, secret, payload, at } = delivery;
  if (secret === null) throw new Error("A webhook delivery needs a signature secret");
  const { keys, credentials, secrets } = open(config, secret);
  const id = deliveryKey(delivery);
  const body = Buffer.from(JSON.stringify(payload), "utf8");
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const signatures = signWebhook({ keys, id, timestamp, body });
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "Idempotency-Key": id,
    "X-Service-Delivery": id,
    "X-Service-Signature": signatures.service,
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.standard,
  };
  return {
    request: {
      method: config.method,
      url: config.url,
      headers: { ...headers, ...credentials.headers },
      body,
    },
    shownHeaders: {
      ...headers,
      "X-Service-Signature": maskSignature(signatures.service),
      "webhook-signature": maskSignature(signatures.standard),
      ...credentials.shown,
    },
    secrets: [...secrets, signatures.service, signatures.standard],
    at,
  };
}

/** Many tools put a token in the address, and error pages often echo the address. */
function secretsInUrl({ pathname, search, searchParams }: URL): string[] {
  const isLong = pathname.length >= 16;
  return [
    ...(isLong ? [pathname + search, pathname] : []),
    ...(search ? [search] : []),
    ...searchParams.values(),
  ];
}
