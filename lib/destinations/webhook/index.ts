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
    addresses: ({ url }) => [new URL(url).href],
    summarize: ({ url }) => new URL(url).host,
    async deliver(delivery) {
      const post = (prepared: HttpDelivery) =>
        sendDelivery((request) => send({ ...request, allowPrivate, timeoutMs }), prepared);
      const receipt = await post(prepare(delivery, "current"));
      if (receipt.verdict !== "pause_auth" || !delivery.previousSecret) return receipt;
      return afterRefusal(receipt, await post(prepare(delivery, "previous")));
    },
    preview: (payload) => ({ contentType: "application/json", body: payload }),
  };
}

/** The outcome of a delivery that was refused with the current secret and repeated with the previous one. */
function afterRefusal(refused: Receipt, repeated: Receipt): Receipt {
  const durationMs = refused.durationMs + repeated.durationMs;
  if (repeated.verdict === "delivered") return { ...repeated, durationMs, usedPreviousSecret: true };
  // Whatever it was, the receiver does not reject our credentials for good, or rejects both.
  const tried = `It refused the new signing secret (${refused.status}), and with the previous one:`;
  return { ...repeated, durationMs, error: `${tried} ${repeated.error}` };
}

/** What all deliveries to one address share. */
interface Opened {
  secret: string;
  previousSecret: string | null;
  keys: SigningKeys;
  previousKeys: SigningKeys | null;
  credentials: Credentials;
  secrets: string[];
}

/** Cached by config object, which a batch decrypts once. */
const opened = new WeakMap<WebhookConfig, Opened>();

function open(config: WebhookConfig, secret: string, previousSecret: string | null): Opened {
  const known = opened.get(config);
  if (known?.secret === secret && known.previousSecret === previousSecret) return known;
  const credentials = credentialsOf(config);
  const signing = previousSecret === null ? [secret] : [secret, previousSecret];
  const secrets = [...signing, ...credentials.secrets, ...secretsInUrl(new URL(config.url))];
  const previousKeys = previousSecret === null ? null : signingKeys(previousSecret);
  const made = { secret, previousSecret, keys: signingKeys(secret), previousKeys, credentials, secrets };
  opened.set(config, made);
  return made;
}

/**
 * The signed request. While a previous secret works, `webhook-signature` carries the signatures of both, the current
 * one first; `X-Service-Signature` has room for one, made with the secret of `turn`.
 */
function prepare(delivery: Delivery<WebhookConfig>, turn: "current" | "previous"): HttpDelivery {
  const { config, secret, previousSecret = null, payload, at } = delivery;
  if (secret === null) throw new Error("A webhook delivery needs a signature secret");
  const { keys, previousKeys, credentials, secrets } = open(config, secret, previousSecret);
  const id = deliveryKey(delivery);
  const body = Buffer.from(JSON.stringify(payload), "utf8");
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const signed = [keys, ...(previousKeys ? [previousKeys] : [])].map((one) =>
    signWebhook({ keys: one, id, timestamp, body }),
  );
  const isPrevious = turn === "previous";
  const service = (isPrevious ? signed.at(-1) : signed[0])?.service ?? "";
  const standard = signed.map((one) => one.standard);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "Idempotency-Key": id,
    "X-Service-Delivery": id,
    "X-Service-Signature": service,
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": standard.join(" "),
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
      "X-Service-Signature": `${maskSignature(service)}${isPrevious ? " (previous secret)" : ""}`,
      "webhook-signature": standard.map(maskSignature).join(" "),
      ...credentials.shown,
    },
    secrets: [...secrets, service, ...standard],
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
