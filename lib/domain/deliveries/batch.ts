import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { newId } from "@/lib/ids";
import { openSender, type Send } from "./open-sender";
import { laterOf, openPace } from "./pace";
import { type DeliveryQueue, readAhead } from "./read-ahead";
import { noResults, type Results } from "./results";

/** What the connections that send to one destination share. The stages of a batch read and change it. */
export interface Batch {
  readonly adapter: Destination;
  readonly claimId: string;
  /** The due deliveries that no connection has taken yet. */
  readonly queue: DeliveryQueue;
  /** Waits until the next request may start; false if that is too late for this batch. */
  readonly nextSlot: () => Promise<boolean>;
  readonly send: Send;
  /** Every connection that was opened; each resolves when it ends. */
  readonly connections: Promise<void>[];
  /** How many have not ended, and how many of these wait for a slot. */
  open: number;
  waitingForSlot: number;
  /** As it was when it was last locked. */
  destination: DestinationRow;
  /** Failures in a row, counted when a response arrives. */
  failures: number;
  /** The destination pauses, seems down or postpones: no further request starts. */
  isStopped: boolean;
  /** What was sent and is in no committed transaction. */
  unrecorded: Results;
  /** Whether it is proved that results can be recorded. */
  isRecordable: boolean;
  /** What failed on our side: nothing more is claimed. */
  fault: { error: unknown } | null;
  /** Deliveries that another worker sent. */
  lost: number;
  /** When the first of these deliveries is tried again; null if none is. */
  triedAgainAt: Date | null;
}

/** A batch that has sent nothing yet. No request starts after `deadline`. */
export function openBatch(
  ctx: Context,
  input: { destination: DestinationRow; adapter: Destination; due: Claimed[]; deadline: Date },
): Batch {
  const { destination, adapter, due, deadline } = input;
  const lastAttemptAt = laterOf(destination.lastDeliveredAt, destination.lastFailedAt);
  return {
    adapter,
    claimId: newId(),
    queue: readAhead(ctx, due),
    nextSlot: openPace(ctx.clock, { pace: adapter.pace, lastAttemptAt, deadline }),
    send: openSender(ctx, adapter),
    connections: [],
    open: 0,
    waitingForSlot: 0,
    destination,
    failures: destination.consecutiveFailures,
    isStopped: false,
    unrecorded: noResults,
    isRecordable: false,
    fault: null,
    lost: 0,
    triedAgainAt: null,
  };
}
