/**
 * The port to a customer's tool: one adapter a kind, each in its own folder. Adapters see no database; what
 * happened comes back as a receipt, and only a fault of our own is an exception.
 */
import type { z } from "zod";
import type { DestinationType } from "@/db/vocabulary";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

/**
 * What becomes of an activation after an attempt. `postpone`: nothing was sent, for want of a turn at a vendor
 * whose limit all customers share; it counts neither as an attempt nor as a failure.
 */
export type Verdict = "delivered" | "retry" | "pause_auth" | "gone" | "postpone";

export interface Receipt {
  verdict: Verdict;
  /** HTTP status of the answer; null when there was none. */
  status: number | null;
  durationMs: number;
  /** What was sent, with every secret masked: fit to store and to show. */
  request: { method: string; host: string; headers: Record<string, string> };
  /** At most 4 KiB of the answer's text. */
  responseExcerpt: string | null;
  /** One sentence in the customer's terms; null on success. */
  error: string | null;
  /** What the receiver asked for, already capped at 24 h. */
  retryAfterSeconds: number | null;
}

export interface Delivery<Config> {
  config: Config;
  /** The signature secret as shown to the customer; null for kinds that do not sign. */
  secret: string | null;
  payload: WebhookPayload;
  /** When this attempt is made. */
  at: Date;
  /**
   * True where an attempt before this one may have reached the receiver although nobody saw it succeed: it ran
   * into a timeout or a 5xx, or whoever made it died. A kind that knows no idempotency key looks first.
   */
  mayHaveArrived: boolean;
}

/** How fast a kind may be written to: at most `atOnce` requests under way, and one started every `everyMs`. */
export interface Pace {
  atOnce: number;
  everyMs: number;
}

/** What a delivery would look like, for people to read before it is made. */
export interface Preview {
  /** A media type, for example `application/json`. */
  contentType: string;
  /** JSON as it is sent; where a vendor's SDK makes the request, the part of it that depends on the signal. */
  body: unknown;
}

export interface Destination<Config = unknown> {
  readonly type: DestinationType;
  /** What a customer may send as `config`; parsed again after decryption. */
  readonly config: z.ZodType<Config>;
  /** True where a signature secret belongs to the destination. */
  readonly signs: boolean;
  /** A host or a name, never a credential: the portal's `configSummary`. */
  summarize(config: Config): string;
  /** Absent where the receiver alone says how fast it can be written to. */
  readonly pace?: Pace;
  deliver(delivery: Delivery<Config>): Promise<Receipt>;
  /** Kinds that take many signals in one request (at most 100): a receipt for each, in their order. */
  deliverTogether?(deliveries: readonly Delivery<Config>[]): Promise<Receipt[]>;
  /** `config` is null before there is a destination. */
  preview(payload: WebhookPayload, config: Config | null): Preview;
}
