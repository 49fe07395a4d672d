/**
 * The port to a customer's tool: one adapter a kind, each in its own folder. Adapters see no database; what
 * happened comes back as a receipt, and only a fault of our own is an exception.
 */
import type { z } from "zod";
import type { DestinationType } from "@/db/vocabulary";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

/** What becomes of an activation after an attempt. */
export type Verdict = "delivered" | "retry" | "pause_auth" | "gone";

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
}

export interface Destination<Config = unknown> {
  readonly type: DestinationType;
  /** What a customer may send as `config`; parsed again after decryption. */
  readonly config: z.ZodType<Config>;
  /** True where a signature secret belongs to the destination. */
  readonly signs: boolean;
  /** A host or a name, never a credential: the portal's `configSummary`. */
  summarize(config: Config): string;
  deliver(delivery: Delivery<Config>): Promise<Receipt>;
}
