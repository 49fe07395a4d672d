import type { Claimed } from "@/db/queries/activations";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { Receipt } from "@/lib/destinations/destination";

/** A completed attempt. */
export interface Sent {
  activation: Claimed;
  /** Undefined if the signal could not be read. Nothing was sent then. */
  payload: WebhookPayload | undefined;
  receipt: Receipt;
  /** How many failures this counts as. If several deliveries fail in one request, only the first counts. */
  failures: 0 | 1;
  at: Date;
}

/** What happened to claimed activations. Each is in one of the lists. */
export interface Results {
  sent: Sent[];
  withheld: { activation: Claimed; reason: string }[];
  /** Nothing was sent because the vendor's shared rate limit had no free slot. `dueAt` is when to try again. */
  postponed: { activation: Claimed; dueAt: Date }[];
}

export const noResults: Results = { sent: [], withheld: [], postponed: [] };

export const joinResults = (all: Results[]): Results => ({
  sent: all.flatMap(({ sent }) => sent),
  withheld: all.flatMap(({ withheld }) => withheld),
  postponed: all.flatMap(({ postponed }) => postponed),
});
