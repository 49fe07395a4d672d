/**
 * What happens in the product, told to the durable functions. Events carry ids only: each stage re-reads
 * the state that stands. Names and fields never change once shipped.
 */
import { z } from "zod";

const ids = z.array(z.uuid()).min(1);

export const events = {
  /** A source should be asked for new posts now: it was added, resumed, activated, or its time has come. */
  "source/discovery.due": z.object({ customerId: z.uuid(), sourceId: z.uuid() }),
  /** A watched post should be harvested now: it is new on the watchlist, or its next time has come. */
  "post/harvest.due": z.object({ customerId: z.uuid(), postId: z.uuid() }),
  /** Engagements were stored that nobody has judged yet. */
  "engagements/found": z.object({ customerId: z.uuid(), engagementIds: ids }),
  /** People became signals. */
  "signals/created": z.object({ customerId: z.uuid(), signalIds: ids }),
  /** A workspace has blocks of signals to seal, or changes to fold into sealed ones. */
  "signals/blocks.due": z.object({ customerId: z.uuid() }),
  /** A destination has activations that are due. */
  "delivery/queued": z.object({ customerId: z.uuid(), destinationId: z.uuid() }),
  /** A destination has activations that are due at a later moment. */
  "delivery/retry.scheduled": z.object({
    customerId: z.uuid(),
    destinationId: z.uuid(),
    at: z.iso.datetime(),
  }),
  /** A destination has failed so often in a row that people should know, or has been paused for it. */
  "destination/failing": z.object({
    customerId: z.uuid(),
    destinationId: z.uuid(),
    consecutiveFailures: z.int(),
    lastError: z.string(),
    isPaused: z.boolean(),
  }),
  /** A destination's receiver takes only so many signals, and has nearly had them. */
  "destination/filling": z.object({ customerId: z.uuid(), destinationId: z.uuid() }),
  /** The set-up of a workspace was asked for, for the first time or once more. */
  "workspace/onboarding.started": z.object({ customerId: z.uuid(), attempt: z.int().min(1) }),
  /** An intelligence report was asked for, or an attempt at it died and the next one is due. */
  "intelligence/requested": z.object({
    customerId: z.uuid(),
    reportId: z.uuid(),
    attempt: z.int().min(1),
  }),
} as const;

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = z.infer<(typeof events)[N]>;
export type ProductEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];
