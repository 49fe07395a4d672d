/**
 * The port to a customer's tool, with one adapter per kind, each in its own folder. Adapters have no database
 * access. They return the outcome as a receipt and throw only for faults in our own code.
 */
import type { z } from "zod";
import type { DestinationType, FieldProblem } from "@/db/vocabulary";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

/**
 * The outcome of an attempt for its activation. `postpone`: nothing was sent because a vendor's rate limit, which
 * all customers share, or the workspace's connections to the host were used up; it counts neither as an attempt nor as
 * a failure. `undeliverable`: the receiver would refuse this message each time, so it fails immediately, and the
 * destination stays active.
 */
export type Verdict = "delivered" | "retry" | "undeliverable" | "pause_auth" | "gone" | "postpone";

/** A column or property that values are written to, as it was found in the customer's tool. */
export interface FieldState {
  name: string;
  /** Null if it takes values. */
  problem: FieldProblem | null;
  /** When it was found so. */
  readAt: Date;
  /** Whether it should be there even if it never was: the customer has named it. */
  isExpected: boolean;
}

export interface Receipt {
  verdict: Verdict;
  /** HTTP status of the response; null if there was none. */
  status: number | null;
  durationMs: number;
  /** What was sent, with every secret masked: safe to store and show. */
  request: { method: string; host: string; headers: Record<string, string> };
  /** At most 4 KiB of the response text. */
  responseExcerpt: string | null;
  /** An explanation for the customer; null on success. */
  error: string | null;
  /** The wait that the receiver asked for, capped at 24 h. */
  retryAfterSeconds: number | null;
  /** The receiver was never reached, so that nothing can have arrived. */
  isUnsent?: true;
  /** The receiver refused the current signature secret and accepted the previous one. */
  usedPreviousSecret?: true;
  /** For kinds with columns or properties, after a success: all that we write. */
  fields?: readonly FieldState[];
  /** We failed, not the receiver: it is tried again and never counts against the destination. */
  isOurFault?: true;
}

export interface Delivery<Config> {
  config: Config;
  /** The signature secret as shown to the customer; null for kinds that do not sign. */
  secret: string | null;
  /** The secret before it, while it still works. */
  previousSecret?: string | null;
  payload: WebhookPayload;
  /** Above 1 if the signal became stronger and is sent again. */
  revision?: number;
  /** When this attempt is made. */
  at: Date;
  /**
   * True if an earlier attempt may have reached the receiver without a confirmed success: it timed out, got a 5xx,
   * or its worker died. Kinds without idempotency keys check for the record first.
   */
  mayHaveArrived: boolean;
}

/** A short message to people that is not a signal, such as a digest. */
export interface Announcement {
  title: string;
  lines: string[];
  /** Each with a link. */
  items: { title: string; text: string; url: string }[];
  /** The page in the portal that it is about. */
  url: string;
}

/** Identifies a delivery to its receiver: the signal's ID, with the suffix `:2`, `:3` … when it is sent again. */
export const deliveryKey = ({
  payload,
  revision = 1,
}: Pick<Delivery<unknown>, "payload" | "revision">): string =>
  revision > 1 ? `${payload.signalId}:${revision}` : payload.signalId;

/**
 * What a kind without idempotency keys writes and looks for: from the second revision on, the signal's ID and link
 * carry the revision, so that an earlier revision's record is not taken for this one's.
 */
export function markedPayload(delivery: Pick<Delivery<unknown>, "payload" | "revision">): WebhookPayload {
  const { payload, revision = 1 } = delivery;
  if (revision === 1) return payload;
  const signalDetailUrl = `${payload.signalDetailUrl}#${revision}`;
  return { ...payload, signalId: deliveryKey(delivery), signalDetailUrl };
}

/** The rate limit of a kind: at most `maxConcurrent` concurrent requests, and one started every `everyMs`. */
export interface Pace {
  maxConcurrent: number;
  everyMs: number;
}

/** What a delivery would look like, shown before it is sent. */
export interface Preview {
  /** A media type, for example `application/json`. */
  contentType: string;
  /** JSON as sent. If a vendor's SDK builds the request, only the part that depends on the signal. */
  body: unknown;
}

export interface Destination<Config = unknown> {
  readonly type: DestinationType;
  /** Schema of a customer's `config`; parsed again after decryption. */
  readonly config: z.ZodType<Config>;
  /** Settings of new destinations that leave them out; existing ones go on without. */
  readonly fresh?: Partial<Config>;
  /** True if the destination has a signature secret. */
  readonly signs: boolean;
  /** Where signals go, as texts: two destinations that share one send to the same place. They may be secrets. */
  addresses(config: Config): string[];
  /** A host or a name, never a credential: the portal's `configSummary`. */
  summarize(config: Config): string;
  /** Absent if only the receiver limits the rate. */
  readonly pace?: Pace;
  deliver(delivery: Delivery<Config>): Promise<Receipt>;
  /** For kinds that accept many signals in one request (at most 100): one receipt per delivery, in order. */
  deliverTogether?(deliveries: readonly Delivery<Config>[]): Promise<Receipt[]>;
  /** For kinds that are read by people. */
  announce?(message: { config: Config; announcement: Announcement; at: Date }): Promise<Receipt>;
  /** `config` is null before the destination exists. */
  preview(payload: WebhookPayload, config: Config | null): Preview;
}
